import { useEffect, useEffectEvent } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";

/** Lets a form refer to the files that have arrived, whenever something about them changes. */
export function useArrivedFiles(refer: (rows: readonly UploadRow[]) => void) {
  const { store } = uploadsOf(useSite());
  const onRows = useEffectEvent(refer);
  useEffect(() => {
    let isThere = true;
    const later = () => isThere && onRows(store.getState());
    onRows(store.getState());
    // The store may change while the next screen renders and this one is still mounted.
    const forget = store.subscribe(() => queueMicrotask(later));
    return () => {
      isThere = false;
      forget();
    };
  }, [store]);
}
