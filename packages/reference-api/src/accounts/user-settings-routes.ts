import { getUserSettings, updateUserSettings } from "@kaitori/wire";
import { handle } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import { getApplicant, keepUserSettings } from "./applicant-store.ts";
import { termsVersion } from "./terms-version.ts";

export const userSettingsRoutes = [
  handle(getUserSettings, async ({ applicant, transaction }) => {
    const { mail_notices, terms_version } = await transaction((open) => getApplicant(open, applicant.id));
    return { mail_notices, terms_version };
  }),

  handle(updateUserSettings, async ({ applicant, body, brand, now, transaction }) => {
    if (body.terms_version !== undefined && body.terms_version !== termsVersion(brand))
      refuseIssues([{ path: ["terms_version"], code: "consentMissing" }]);
    return transaction((open) => keepUserSettings(open, applicant.id, body, now));
  }),
];
