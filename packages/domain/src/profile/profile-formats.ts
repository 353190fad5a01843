import { oneLine } from "../japanese-input/one-line.ts";
import { formatPhone } from "../phone/phone.ts";
import { formatPostcode } from "../postcode/postcode.ts";
import { formatPartyName } from "./party-name.ts";

/** How each text of a profile is stored, whichever width it was typed in (B1). */
export const profileFormats = {
  company_name: formatPartyName,
  last_name: formatPartyName,
  first_name: formatPartyName,
  office_zipcode: formatPostcode,
  office_prefecture: oneLine,
  office_city: oneLine,
  office_building_number: oneLine,
  office_phone: formatPhone,
  owner_zipcode: formatPostcode,
  owner_prefecture: oneLine,
  owner_city: oneLine,
  owner_building_number: oneLine,
  owner_phone: formatPhone,
  // Some write it in paragraphs.
  business_summary: (text: string) => text.trim(),
  identity_document_type: oneLine,
} as const;
