import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * What stands in a field while it is typed, from the first moment on: on a prerendered page something may have been
 * typed before the script was there, of which the library's own watching does not hear.
 */
export function useLiveValue<Values extends FieldValues, Name extends Path<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
): PathValue<Values, Name> {
  // A copy: the library changes groups of fields in place, and the same object would be no news.
  const [value, setValue] = useState(() => structuredClone(form.getValues(name)));
  useEffect(() => {
    const read = () => setValue(structuredClone(form.getValues(name)));
    read();
    return form.subscribe({ name, formState: { values: true }, callback: read });
  }, [form, name]);
  return value;
}
