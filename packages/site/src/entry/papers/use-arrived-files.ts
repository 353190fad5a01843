import { useEffect, useEffectEvent } from "react";
import { useSite } from "../../SiteProvider.tsx";
import type { UploadRow } from "../../uploads/upload-row.ts";
import { uploadsOf } from "../../uploads/uploads-of.ts";

/** Lets a form refer to the files that have arrived, whenever something about them changes. */
export function useArrivedFiles(refer: (rows: readonly UploadRow[]) => void) {
  const { store } = uploadsOf(useSite());
  const onRows = useEffectEvent(refer);
  useEffect(() => {
    onRows(store.getState());
    return store.subscribe((rows) => onRows(rows));
  }, [store]);
}
