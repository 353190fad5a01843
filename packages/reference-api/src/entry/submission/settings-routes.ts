import { getPublicSettings, getSuppressEntries } from "@kaitori/wire";
import { termsVersion } from "../../accounts/terms-version.ts";
import { handlePublic } from "../../http/handle.ts";
import { findSuppression } from "./suppress-entries.ts";

export const settingsRoutes = [
  handlePublic(getSuppressEntries, ({ services, brand }) => findSuppression(services.database, brand.name)),

  handlePublic(getPublicSettings, async ({ services, brand }) => {
    const { individuals, maintenance, limits } = brand.settings;
    return {
      individuals,
      suppress_entries: await findSuppression(services.database, brand.name),
      maintenance: { on: maintenance.on, until: maintenance.until ?? null },
      terms_version: termsVersion(brand),
      upload: { max_bytes: limits.uploadBytes, max_files_per_kind: limits.uploadsPerKind },
    };
  }),
];
