import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import { isRetryable, isUnderWay } from "./upload-row.ts";
import { uploadsOf } from "./uploads-of.ts";

export const useIsUploading = () => useStore(uploadsOf(useSite()).store, (rows) => rows.some(isUnderWay));

/** True if an upload has failed: its file would be missing from the entry. */
export const useHasRetryableFile = () =>
  useStore(uploadsOf(useSite()).store, (rows) => rows.some(isRetryable));
