import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * What was typed, or filled in by the browser, before the script was there is taken over: on a prerendered page the
 * field is older than the form.
 */
export function useTypedBefore<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const found = useRef(new Map<Path<Values>, string | true>());
  // Given back only now: registering a field empties it, and those who watch the form listen from here on.
  useEffect(() => {
    for (const [path, typed] of found.current) {
      form.setValue(path, typed as PathValue<Values, Path<Values>>);
    }
    found.current.clear();
  });

  return useCallback(
    (path: Path<Values>, element: unknown) => {
      const typed = typedInto(element);
      const isUntouched = form.getValues(path) === "" || form.getValues(path) === false;
      if (typed !== undefined && isUntouched) found.current.set(path, typed);
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
