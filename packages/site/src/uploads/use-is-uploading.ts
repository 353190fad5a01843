import { useStore } from "zustand";
import { useSite } from "../SiteProvider.tsx";
import { isUnderWay } from "./upload-row.ts";

/** Whether any file of the page is still on its way. */
export const useIsUploading = () => useStore(useSite().uploads.store, (rows) => rows.some(isUnderWay));
