import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useSite } from "../site/SiteProvider.tsx";
import { onePerSite } from "../site/site.ts";
import { limitsOfKind } from "./file-fault.ts";
import { isUnderWay } from "./upload-row.ts";
import { createUploads } from "./uploads.ts";

export const uploadsOf = onePerSite(({ api, brand, reauth, userData }) => {
  const uploads = createUploads({
    api,
    limitsOf: (kind) => limitsOfKind(brand.settings, kind),
    withLogin: reauth.withLogin,
  });
  userData.add(uploads);
  globalThis.addEventListener?.("online", () => uploads.retryAll());
  return uploads;
});

export const useIsUploading = () => useStore(uploadsOf(useSite()).store, (rows) => rows.some(isUnderWay));

/** True if an upload has failed or a file was refused: it would be missing from the entry. */
export const useHasFailedFile = () =>
  useStore(uploadsOf(useSite()).store, (rows) => rows.some(({ state }) => state === "failed"));

export interface UnsortedFile {
  readonly file: File;
  readonly pickerKey: string;
  /** The kind to upload it as; "" while it is unknown. */
  readonly uploadKind: string;
  readonly isProposed?: boolean;
  /** Set by the user: later proposals from the file's text do not change it. */
  readonly isChosen?: boolean;
  readonly refusal?: string | undefined;
}

/** Survives a remount of the form; cleared with the user. */
export const unsortedFilesOf = onePerSite(({ userData }) => {
  const store = createStore<readonly UnsortedFile[]>(() => []);
  userData.add({ forget: () => store.setState([], true) });
  return store;
});

/** True if a file has no kind yet; the entry would lack it. */
export const useHasUnsortedFile = () => useStore(unsortedFilesOf(useSite()), (files) => files.length > 0);
