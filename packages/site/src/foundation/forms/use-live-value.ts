import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * What stands in a field while it is typed, from the first moment on: on a prerendered page something may have been
 * typed before the script was there, of which the library's own watching does not hear.
 */
export const useLiveValue = <Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
): PathValue<Values, Name> => useLivePart(form, name, whole);

const whole = <Value>(value: Value): Value => value;

/** The same for some of a group of fields: what changes beside them is no news. */
export function useLivePart<Values extends FieldValues, Name extends Path<Values>, Part>(
  form: UseFormReturn<Values>,
  name: Name,
  partOf: (value: PathValue<Values, Name>) => Part,
): Part {
  // A copy: the library changes groups of fields in place, and the same object would be no news.
  const [value, setValue] = useState(() => structuredClone(partOf(form.getValues(name))));
  useEffect(() => {
    const read = () =>
      setValue((before) => {
        const stands = form.getValues(name);
        // A row that was removed shows what it showed until it is taken away.
        if (stands === undefined) return before;
        const now = partOf(stands);
        return JSON.stringify(now) === JSON.stringify(before) ? before : structuredClone(now);
      });
    read();
    return form.subscribe({ name, formState: { values: true }, callback: read });
  }, [form, name, partOf]);
  return value;
}
