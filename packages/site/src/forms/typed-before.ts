import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * What was typed, or filled in by the browser, before the script was there is taken over: on a prerendered page the
 * field is older than the form.
 */
export function takeOverTyped<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "setValue">,
  path: Path<Values>,
  element: unknown,
) {
  const typed = typedInto(element);
  const isUntouched = form.getValues(path) === "" || form.getValues(path) === false;
  if (typed !== undefined && isUntouched) form.setValue(path, typed as PathValue<Values, Path<Values>>);
}

function typedInto(element: unknown): string | true | undefined {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    return element.value || undefined;
  if (!(element instanceof HTMLInputElement) || element.type === "file") return undefined;
  if (element.type === "checkbox") return element.checked || undefined;
  if (element.type === "radio") return element.checked ? element.value : undefined;
  return element.value || undefined;
}
