import { getPublicSettings, getSuppressEntries } from "@kaitori/wire";
import { termsVersion } from "../../accounts/terms-version.ts";
import { handlePublic } from "../../http/handle.ts";
import { findSuppression } from "./suppress-entries.ts";

export const settingsRoutes = [
  handlePublic(getSuppressEntries, ({ services, brand }) => findSuppression(services.database, brand.name)),

  handlePublic(getPublicSettings, async ({ brand }) => {
    const { individuals, maintenance } = brand.settings;
    return {
      individuals,
      maintenance: { on: maintenance.on, until: maintenance.until ?? null },
      terms_version: termsVersion(brand),
    };
  }),
];
