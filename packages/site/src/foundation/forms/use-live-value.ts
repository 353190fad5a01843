import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * The current value of a field, including text that was typed into a prerendered page before the script loaded; the
 * library's own `watch` does not see that text.
 */
export const useLiveValue = <Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
): PathValue<Values, Name> => useLivePart(form, name, whole);

const whole = <Value>(value: Value): Value => value;

/** Watches a part of the values; other changes do not rerender. */
export function useLivePart<Values extends FieldValues, Name extends Path<Values>, Part>(
  form: UseFormReturn<Values>,
  name: Name,
  partOf: (value: PathValue<Values, Name>) => Part,
): Part {
  // A copy, because the library mutates groups of fields and React compares by identity.
  const [value, setValue] = useState(() => structuredClone(partOf(form.getValues(name))));
  useEffect(() => {
    const read = () =>
      setValue((before) => {
        const stands = form.getValues(name);
        // A removed row keeps its last value until it unmounts.
        if (stands === undefined) return before;
        const now = partOf(stands);
        return JSON.stringify(now) === JSON.stringify(before) ? before : structuredClone(now);
      });
    read();
    return form.subscribe({ name, formState: { values: true }, callback: read });
  }, [form, name, partOf]);
  return value;
}
