import type { FormDraft, Profile } from "@kaitori/wire";
import { restoreDraft } from "../../foundation/forms/restore-draft.ts";
import { type ProfileValues, profileValuesOf } from "./profile-values.ts";

/** What a form begins with: the profile, and over it what was kept of an earlier change, but for a name that is fixed by now. */
export function profileStart(profile: Profile, input: FormDraft["input"]): ProfileValues {
  const values = profileValuesOf(profile);
  const kept = restoreDraft(values, input);
  if (profile.can_edit_name) return kept;
  const { last_name, first_name, company_name } = values;
  return { ...kept, last_name, first_name, company_name };
}
