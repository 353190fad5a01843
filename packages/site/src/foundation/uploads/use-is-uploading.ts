import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import { isUnderWay } from "./upload-row.ts";
import { uploadsOf } from "./uploads-of.ts";

export const useIsUploading = () => useStore(uploadsOf(useSite()).store, (rows) => rows.some(isUnderWay));

/** True if an upload has failed or a file was refused: it would be missing from the entry. */
export const useHasFailedFile = () =>
  useStore(uploadsOf(useSite()).store, (rows) => rows.some(({ state }) => state === "failed"));
