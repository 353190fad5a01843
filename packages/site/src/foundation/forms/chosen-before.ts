import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Which of a group was chosen before the script was there is taken over: on a prerendered page the choice is older than
 * the form. What was typed or ticked the form library takes over itself.
 */
export function useChosenBefore<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const chosen = useRef(new Map<Path<Values>, string>());
  // Given back only now: registering a group empties it.
  useEffect(() => {
    for (const [path, value] of chosen.current) {
      form.setValue(path, value as PathValue<Values, Path<Values>>);
    }
    chosen.current.clear();
  });

  return useCallback(
    (path: Path<Values>, element: unknown) => {
      const isChosen = element instanceof HTMLInputElement && element.type === "radio" && element.checked;
      if (isChosen && form.getValues(path) === "") chosen.current.set(path, element.value);
    },
    [form],
  );
}
