import { textIssues } from "../field/text-issues.ts";
import { blankIssues, formatIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { isPhone } from "../phone/phone.ts";
import { isPostcode } from "../postcode/postcode.ts";
import type { WithDivision } from "../user/user.ts";
import { partyAddressIssues, partyNameIssues } from "./party.ts";
import type { ProfileTexts } from "./profile-fields.ts";

const personFields = [
  "last_name",
  "first_name",
  "owner_zipcode",
  "owner_prefecture",
  "owner_city",
  "owner_building_number",
  "owner_phone",
] as const;

const officeFields = [
  "office_zipcode",
  "office_prefecture",
  "office_city",
  "office_building_number",
  "office_phone",
] as const;

const corporateFields = ["company_name", ...officeFields, ...personFields] as const;
// A sole trader need not have a trade name, nor an office apart from home.
const individualFields = personFields;

export type ProfileFields = Readonly<Partial<Record<keyof ProfileTexts, TypedText>>> & WithDivision;

const formatRules = {
  office_zipcode: { rule: isPostcode, code: "postcode" },
  owner_zipcode: { rule: isPostcode, code: "postcode" },
  office_phone: { rule: isPhone, code: "phone" },
  owner_phone: { rule: isPhone, code: "phone" },
} as const;

/** Maximum characters of a text in a profile. */
export const longestProfileText = 200;
/** Maximum characters of a person's first or last name. */
const longestPersonName = 60;
/** Maximum characters of a part of an address. */
const longestCity = 60;
const longestBuilding = 100;

const longest = {
  company_name: longestProfileText,
  last_name: longestPersonName,
  first_name: longestPersonName,
  office_prefecture: longestProfileText,
  office_city: longestCity,
  office_building_number: longestBuilding,
  owner_prefecture: longestProfileText,
  owner_city: longestCity,
  owner_building_number: longestBuilding,
  business_summary: longestProfileText,
} satisfies Record<Exclude<keyof ProfileTexts, keyof typeof formatRules>, number>;

/** Finds missing and invalid fields of a profile (R3.1, which leaves the required fields open). */
export function profileIssues(profile: ProfileFields, path: IssuePath = []): Issue[] {
  const fields = profile.corporate_division === "individual" ? individualFields : corporateFields;
  const divisionIssues: Issue[] =
    profile.corporate_division === "none" ? [{ path: [...path, "corporate_division"], code: "choice" }] : [];
  return [
    ...divisionIssues,
    ...blankIssues(profile, fields, path),
    ...partyNameIssues(profile, path),
    ...partyAddressIssues(profile, path),
    ...formatIssues(profile, formatRules, path),
    ...textIssues(profile, longest, path),
  ];
}

/** True if the profile is complete; the server sends it as has_satisfied_profile (R3.6). */
export const isProfileSatisfied = (profile: ProfileFields) => profileIssues(profile).length === 0;
