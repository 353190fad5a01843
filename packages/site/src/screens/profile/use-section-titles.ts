import { profileCopy } from "@kaitori/brand/copy/profile";
import { isIndividual } from "@kaitori/domain";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ProfileValues } from "./profile-values.ts";
import type { ProfileSection } from "./sections.ts";

export function useSectionTitles(
  profile: Pick<ProfileValues, "corporate_division">,
): Record<ProfileSection, string> {
  const words = useCopy(profileCopy);
  return {
    office: words.office,
    identity: words.nameAndDocuments,
    owner: isIndividual(profile) ? words.individualContact : words.ownerContact,
    business: words.business,
    bank: words.bank,
  };
}
