import { onePerSite } from "../site/one-per-site.ts";
import { limitsOfKind } from "./limits-of-kind.ts";
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
