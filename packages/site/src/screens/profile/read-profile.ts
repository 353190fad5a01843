import { defaultSector, formatPartyName, formatPhone, formatPostcode } from "@kaitori/domain";
import { readAccount } from "./own-account-values.ts";
import type { ProfileValues } from "./profile-values.ts";

/** What was typed, in the form in which it is judged, compared and sent; either width is understood (B1). */
export function readProfile(values: ProfileValues): ProfileValues {
  return {
    ...values,
    company_name: formatPartyName(values.company_name),
    office_zipcode: formatPostcode(values.office_zipcode),
    office_city: values.office_city.trim(),
    office_building_number: values.office_building_number.trim(),
    office_phone: formatPhone(values.office_phone),
    last_name: formatPartyName(values.last_name),
    first_name: formatPartyName(values.first_name),
    owner_zipcode: formatPostcode(values.owner_zipcode),
    owner_city: values.owner_city.trim(),
    owner_building_number: values.owner_building_number.trim(),
    owner_phone: formatPhone(values.owner_phone),
    sector: values.sector || defaultSector,
    business_summary: values.business_summary.trim(),
    bank_account: readAccount(values.bank_account),
  };
}
