import { useEffect, useMemo } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { isRecord } from "#parts/is-record.ts";
import { attempt } from "../browser-store/browser-store.ts";
import type { ValidatedForm } from "./use-validated-form.ts";

/** Never passwords, bank or identity data. The returned function deletes the values after submission. */
export function useStoredValues<Values extends FieldValues>(
  { hookForm }: ValidatedForm<Values>,
  name: string,
  fields: readonly Path<Values>[],
): () => void {
  const list = fields.join();
  const store = useMemo(() => storedValues(name, list.split(",")), [name, list]);

  // After the first render, so that hydration matches. Text that was typed before the script loaded is newer than the
  // stored values and fires no event of the form.
  useEffect(() => {
    const defaultValues = hookForm.formState.defaultValues as Record<string, unknown> | undefined;
    const isTyped = (field: string) => hookForm.getValues(field as Path<Values>) !== defaultValues?.[field];
    for (const [field, value] of Object.entries(store.read())) {
      if (!isTyped(field)) hookForm.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    if (list.split(",").some(isTyped)) store.write(hookForm.getValues());
    return hookForm.subscribe({ formState: { values: true }, callback: ({ values }) => store.write(values) });
  }, [hookForm, store, list]);

  return store.forget;
}

/** Named fields of a form in session storage. If storage is full or blocked, nothing is stored. */
export function storedValues(form: string, fields: readonly string[]) {
  const key = `kept:${form}`;
  const pickNamed = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
  return {
    read(): Readonly<Record<string, unknown>> {
      const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "{}"));
      return pickNamed(isRecord(stored) ? stored : {});
    },
    write: (values: Readonly<Record<string, unknown>>): void =>
      void attempt(() => sessionStorage.setItem(key, JSON.stringify(pickNamed(values)))),
    forget: (): void => void attempt(() => sessionStorage.removeItem(key)),
  };
}
