import { kindsOf } from "@kaitori/domain";
import type { Id, UploadRecord } from "@kaitori/wire";
import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { haveSameItems, type UploadRow, uploadedRecords } from "#foundation/uploads/upload-row.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";

/** Reference of a field to a file. */
type FileItem = Id | { readonly id: Id } | { readonly contentfile: { readonly id: Id } };

const idOf = (item: FileItem): Id =>
  typeof item !== "object" ? item : "id" in item ? item.id : item.contentfile.id;

export const idsOfKind = (records: readonly UploadRecord[], kind: string): Id[] =>
  records.filter((record) => kindsOf(record).includes(kind)).map(({ id }) => id);

/** Keeps the uploaded files in their fields; an item that a field already has stays. */
export function useUploadedFiles<Values extends FieldValues>(
  { getValues, setValue, clearErrors }: UseFormReturn<Values>,
  fieldsOf: (
    records: readonly UploadRecord[],
    values: Values,
  ) => readonly (readonly [path: Path<Values>, items: readonly FileItem[]])[],
  onRows?: (rows: readonly UploadRow[]) => void,
): void {
  const { store } = uploadsOf(useSite());
  const write = useEffectEvent((rows: readonly UploadRow[]) => {
    for (const [path, items] of fieldsOf(uploadedRecords(rows), getValues())) {
      const current: readonly FileItem[] = getValues(path) ?? [];
      if (haveSameItems(items.map(idOf), current.map(idOf))) continue;
      const itemsById = new Map(current.map((item) => [idOf(item), item]));
      const newItems = items.map((item) => itemsById.get(idOf(item)) ?? item);
      setValue(path, newItems as PathValue<Values, typeof path>, { shouldDirty: true });
      clearErrors(path);
    }
    onRows?.(rows);
  });
  useEffect(() => {
    let isMounted = true;
    const update = () => isMounted && write(store.getState());
    update();
    // The store may change while the next screen renders and this one is still mounted.
    const stop = store.subscribe(() => queueMicrotask(update));
    return () => {
      isMounted = false;
      stop();
    };
  }, [store]);
}
