import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** The values of the whole form while it is typed; `useLiveValue` says why the library is not asked to watch. */
export function useLiveValues<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  const [values, setValues] = useState(() => form.getValues());
  useEffect(() => {
    const read = () => setValues(form.getValues());
    read();
    return form.subscribe({ formState: { values: true }, callback: read });
  }, [form]);
  return values;
}
