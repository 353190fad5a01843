import { kindsOf } from "@kaitori/domain";
import type { Id } from "@kaitori/wire";
import { useEffect, useEffectEvent } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type UploadRow, uploadedRecords } from "#foundation/uploads/upload-row.ts";
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

export const uploadedIds = (rows: readonly UploadRow[], kind: string): Id[] =>
  uploadedRecords(rows)
    .filter((record) => kindsOf(record).includes(kind))
    .map(({ id }) => id);
