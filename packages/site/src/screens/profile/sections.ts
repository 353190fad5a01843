import { isIndividual, partyAddressFields, type WithDivision } from "@kaitori/domain";
import type { Profile } from "@kaitori/wire";
import type { ProfileValues } from "./profile-values.ts";

export type ProfileSection = "office" | "identity" | "owner" | "business" | "bank";

type Field = keyof ProfileValues;

const office: readonly Field[] = [
  "company_name",
  "office_zipcode",
  "office_prefecture",
  "office_city",
  "office_building_number",
  "office_phone",
];
const fields = {
  office,
  identity: ["last_name", "first_name", "identity_document_type", "addfiles"],
  owner: ["owner_zipcode", "owner_prefecture", "owner_city", "owner_building_number", "owner_phone"],
  business: ["sector", "business_summary"],
  bank: ["bank_account"],
} as const satisfies Record<ProfileSection, readonly Field[]>;

/** A sole trader has no office section; the trade name is in the business section. */
export const sectionsOf = (profile: WithDivision): readonly ProfileSection[] =>
  isIndividual(profile)
    ? ["identity", "owner", "business", "bank"]
    : ["office", "business", "identity", "owner", "bank"];

export function fieldsOf(section: ProfileSection, profile: WithDivision): readonly Field[] {
  return section === "business" && isIndividual(profile)
    ? ["company_name", ...fields.business]
    : fields[section];
}

type FixedFields = "nothing" | "nameAndAddress" | "all";

const nameFields = ["last_name", "first_name", "company_name"] as const;

/** Fields that cannot be edited: the account (R6.2), or name and address (R4.20). Documents: only to resubmit (R4.9). */
export function fixedFields(
  section: ProfileSection,
  profile: Pick<Profile, "corporate_division" | "can_edit_bank_account" | "can_edit_name">,
  mustResubmit: boolean,
): FixedFields {
  if (section === "bank") return profile.can_edit_bank_account ? "nothing" : "all";
  const nameAndAddressFields = new Set<keyof ProfileValues>([...nameFields, ...partyAddressFields(profile)]);
  const hasNameOrAddress = fieldsOf(section, profile).some((field) => nameAndAddressFields.has(field));
  if (profile.can_edit_name || !hasNameOrAddress) return "nothing";
  return section === "identity" && !mustResubmit ? "all" : "nameAndAddress";
}
