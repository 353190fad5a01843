import { startTransition, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * What stands in the whole form, once there is time for it: for what is said beside the fields of a long form, so that
 * it does not hold up the key. What a field shows is never read here (`useLiveValue`).
 */
export function useSettledValues<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  const [values, setValues] = useState(() => form.getValues());
  useEffect(() => {
    const read = () => startTransition(() => setValues(form.getValues()));
    read();
    return form.subscribe({ formState: { values: true }, callback: read });
  }, [form]);
  return values;
}
