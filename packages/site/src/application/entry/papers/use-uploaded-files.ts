import { kindsOf } from "@kaitori/domain";
import type { Id } from "@kaitori/wire";
import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { haveSameItems, type UploadRow, uploadedRecords } from "#foundation/uploads/upload-row.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";

/** Writes the uploaded files into the form whenever they change. */
export function useUploadedFiles(onChange: (rows: readonly UploadRow[]) => void) {
  const { store } = uploadsOf(useSite());
  const onRows = useEffectEvent(onChange);
  useEffect(() => {
    let isMounted = true;
    const update = () => isMounted && onRows(store.getState());
    onRows(store.getState());
    // The store may change while the next screen renders and this one is still mounted.
    const stop = store.subscribe(() => queueMicrotask(update));
    return () => {
      isMounted = false;
      stop();
    };
  }, [store]);
}

/** Keeps the ids of the uploaded files of each kind in the field at its path. */
export function useUploadedIds<Values extends FieldValues>(
  { hookForm }: ValidatedForm<Values>,
  pathsOf: (values: Values) => readonly (readonly [kind: string, path: Path<Values>])[],
): void {
  useUploadedFiles((rows) => {
    for (const [kind, path] of pathsOf(hookForm.getValues())) {
      const ids = uploadedRecords(rows)
        .filter((record) => kindsOf(record).includes(kind))
        .map(({ id }) => id);
      if (haveSameItems<Id>(ids, hookForm.getValues(path) ?? [])) continue;
      hookForm.setValue(path, ids as PathValue<Values, typeof path>, { shouldDirty: true });
      if (ids.length > 0) hookForm.clearErrors(path);
    }
  });
}
