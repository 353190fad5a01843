import { useEffect, useMemo } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { keptValues } from "./kept-values.ts";

/**
 * A reload gives back what was typed into the named fields: never passwords, never bank or identity data. Returns
 * how to forget it, for when it has been sent.
 */
export function useKeptValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  fields: readonly Path<Values>[],
): () => void {
  const list = fields.join();
  const kept = useMemo(() => keptValues(name, list.split(",")), [name, list]);

  // After the first render, so that a prerendered page is the same on both sides. What was typed before the script was
  // there is newer than what was kept, and no event of the form tells of it.
  useEffect(() => {
    const untouched = form.formState.defaultValues as Record<string, unknown> | undefined;
    const isTyped = (field: string) => form.getValues(field as Path<Values>) !== untouched?.[field];
    for (const [field, value] of Object.entries(kept.read())) {
      if (!isTyped(field)) form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    if (list.split(",").some(isTyped)) kept.write(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.write(values) });
  }, [form, kept, list]);

  return kept.forget;
}
