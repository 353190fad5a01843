import { partyAddressFields } from "@kaitori/domain";
import type { Profile } from "@kaitori/wire";
import type { ProfileValues } from "./profile-values.ts";
import { fieldsOf, type ProfileSection } from "./sections.ts";

export type FixedFields = "nothing" | "party" | "all";

const name = ["last_name", "first_name", "company_name"] as const;

/**
 * Which fields of a section cannot be changed for now: the account by R6.2; the name, and the address that a contract
 * names, while an entry is reviewed (R4.20). Identity documents are taken all the same when they are asked for again
 * (R4.9); otherwise nothing of that section can be changed.
 */
export function fixedFields(
  section: ProfileSection,
  profile: Pick<Profile, "corporate_division" | "can_edit_bank_account" | "can_edit_name">,
  mustResubmit: boolean,
): FixedFields {
  if (section === "bank") return profile.can_edit_bank_account ? "nothing" : "all";
  const ofParty = new Set<keyof ProfileValues>([...name, ...partyAddressFields(profile)]);
  const namesParty = fieldsOf(section, profile).some((field) => ofParty.has(field));
  if (profile.can_edit_name || !namesParty) return "nothing";
  return section === "identity" && !mustResubmit ? "all" : "party";
}
