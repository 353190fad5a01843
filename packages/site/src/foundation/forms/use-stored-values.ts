import { useEffect, useMemo } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { storedValues } from "./stored-values.ts";
import type { JudgedForm } from "./use-judged-form.ts";

/**
 * Restores the named fields after a reload: never passwords, bank or identity data. Returns a function that deletes
 * the values after submission.
 */
export function useStoredValues<Values extends FieldValues>(
  { form }: JudgedForm<Values>,
  name: string,
  fields: readonly Path<Values>[],
): () => void {
  const list = fields.join();
  const store = useMemo(() => storedValues(name, list.split(",")), [name, list]);

  // After the first render, so that hydration matches. Text that was typed before the script loaded is newer than the
  // stored values and fires no event of the form.
  useEffect(() => {
    const defaultValues = form.formState.defaultValues as Record<string, unknown> | undefined;
    const isTyped = (field: string) => form.getValues(field as Path<Values>) !== defaultValues?.[field];
    for (const [field, value] of Object.entries(store.read())) {
      if (!isTyped(field)) form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    if (list.split(",").some(isTyped)) store.write(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => store.write(values) });
  }, [form, store, list]);

  return store.forget;
}
