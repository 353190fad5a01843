import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * What was typed, or filled in by the browser, before the script was there is taken over: on a prerendered page the
 * field is older than the form.
 */
export function useTypedBefore<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const taken = useRef<Path<Values>[]>([]);
  // Those who watch the form listen only now.
  useEffect(() => {
    for (const path of taken.current.splice(0)) form.setValue(path, form.getValues(path));
  });

  return useCallback(
    (path: Path<Values>, element: unknown) => {
      const typed = typedInto(element);
      const isUntouched = form.getValues(path) === "" || form.getValues(path) === false;
      if (typed === undefined || !isUntouched) return;
      form.setValue(path, typed as PathValue<Values, Path<Values>>);
      taken.current.push(path);
    },
    [form],
  );
}

function typedInto(element: unknown): string | true | undefined {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    return element.value || undefined;
  if (!(element instanceof HTMLInputElement) || element.type === "file") return undefined;
  if (element.type === "checkbox") return element.checked || undefined;
  if (element.type === "radio") return element.checked ? element.value : undefined;
  return element.value || undefined;
}
