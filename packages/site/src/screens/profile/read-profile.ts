import { defaultSector, formatFields, ownAccountFormats, profileFormats } from "@kaitori/domain";
import type { ProfileValues } from "./profile-values.ts";

/** The typed values, in the form in which they are judged, compared and sent; either width is understood (B1). */
export const readProfile = (values: ProfileValues): ProfileValues => ({
  ...values,
  ...formatFields(values, profileFormats),
  sector: values.sector || defaultSector,
  bank_account: { ...values.bank_account, ...formatFields(values.bank_account, ownAccountFormats) },
});
