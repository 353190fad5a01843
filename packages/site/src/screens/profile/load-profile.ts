import { partyAddressFields } from "@kaitori/domain";
import { type FormDraft, getFormDraft, getProfile, type Profile } from "@kaitori/wire";
import { restoreDraft } from "#foundation/forms/restore-draft.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { type ProfileValues, profileValuesOf } from "./profile-values.ts";

export async function loadProfile({ site }: Pick<LoadArgs, "site">, draftName: string) {
  const [profile, savedDraft] = await Promise.all([
    site.api.call(getProfile),
    site.api.call(getFormDraft, { params: { name: draftName } }),
  ]);
  return { profile, savedDraft };
}

/** The profile, overwritten by the saved draft, except a name and address that cannot be changed now. */
export function initialProfileValues(profile: Profile, input: FormDraft["input"]): ProfileValues {
  const values = profileValuesOf(profile);
  const restoredValues = restoreDraft(values, input);
  if (profile.can_edit_name) return restoredValues;
  const { last_name, first_name, company_name } = values;
  const address = Object.fromEntries(partyAddressFields(values).map((field) => [field, values[field]]));
  return { ...restoredValues, ...address, last_name, first_name, company_name };
}
