import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import { isLeftBehind, isUnderWay } from "./upload-row.ts";
import { uploadsOf } from "./uploads-of.ts";

/** Whether any file of the page is still on its way. */
export const useIsUploading = () => useStore(uploadsOf(useSite()).store, (rows) => rows.some(isUnderWay));

/** Whether an upload of the page has failed; it would be missing from the entry. */
export const useHasFileLeftBehind = () =>
  useStore(uploadsOf(useSite()).store, (rows) => rows.some(isLeftBehind));
