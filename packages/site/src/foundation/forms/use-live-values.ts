import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Watches the whole form; `useLiveValue` explains why not `watch`. */
export function useLiveValues<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  const [values, setValues] = useState(() => form.getValues());
  useEffect(() => {
    const read = () => setValues(form.getValues());
    read();
    return form.subscribe({ formState: { values: true }, callback: read });
  }, [form]);
  return values;
}
