import { useStore } from "zustand";
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
