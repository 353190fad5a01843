import { normaliseLines, oneLine } from "../japanese-input/one-line.ts";
import { formatPhone } from "../phone/phone.ts";
import { formatPostcode } from "../postcode/postcode.ts";
import { formatAddress, formatPartyName } from "./party.ts";

/** Texts of a profile (R3.1), each with the conversion to its stored form (B1). */
const texts = {
  company_name: formatPartyName,
  last_name: formatPartyName,
  first_name: formatPartyName,
  office_zipcode: formatPostcode,
  office_prefecture: formatAddress,
  office_city: formatAddress,
  office_building_number: formatAddress,
  office_phone: formatPhone,
  owner_zipcode: formatPostcode,
  owner_prefecture: formatAddress,
  owner_city: formatAddress,
  owner_building_number: formatAddress,
  owner_phone: formatPhone,
  business_summary: normaliseLines,
} as const;
export const profileTextNames = Object.keys(texts) as (keyof typeof texts)[];

export type ProfileTexts = { -readonly [Name in keyof typeof texts]: string };

export const profileTextsOf = (profile: Readonly<ProfileTexts>): ProfileTexts =>
  Object.fromEntries(profileTextNames.map((name) => [name, profile[name]])) as ProfileTexts;

export const profileFormats = { ...texts, identity_document_type: oneLine };
