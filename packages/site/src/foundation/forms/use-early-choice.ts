import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/** The form library reads text typed before the script has loaded from the page, but not radio groups. */
export function useEarlyChoice<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const choices = useRef(new Map<Path<Values>, string>());
  // Runs after registration, which clears the group.
  useEffect(() => {
    for (const [path, value] of choices.current) {
      form.setValue(path, value as PathValue<Values, Path<Values>>);
    }
    choices.current.clear();
  });

  return useCallback(
    (path: Path<Values>, element: unknown) => {
      const isChosen = element instanceof HTMLInputElement && element.type === "radio" && element.checked;
      if (isChosen && form.getValues(path) === "") choices.current.set(path, element.value);
    },
    [form],
  );
}
