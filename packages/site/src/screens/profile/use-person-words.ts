import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { isIndividual } from "@kaitori/domain";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ProfileValues } from "./profile-values.ts";

/** A company has a representative; a sole trader has a name only. */
export function usePersonWords(profile: Pick<ProfileValues, "corporate_division">) {
  const fields = useCopy(fieldsCopy);
  const words = useCopy(profileCopy);
  return isIndividual(profile)
    ? { title: words.individualOwner, name: fields.ownerName, address: fields.address, phone: fields.phone }
    : {
        title: words.owner,
        name: fields.representativeName,
        address: fields.ownerAddress,
        phone: fields.ownerPhone,
      };
}
