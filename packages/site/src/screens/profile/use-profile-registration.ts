import { profileRegisterCopy } from "@kaitori/brand/copy/profile-register";
import { readinessPaths } from "@kaitori/domain";
import type { FormDraft, Profile } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { useFormDraft, useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { initialProfileValues } from "./load-profile.ts";
import { profileRegistrationIssues } from "./profile-form-issues.ts";
import { fieldOfProfile, type ProfileValues, readProfile } from "./profile-values.ts";
import { saveWholeProfile } from "./save-profile.ts";
import { useNameOf } from "./use-field-names.ts";

export function useProfileRegistration(profile: Profile, savedDraft: FormDraft) {
  const { api, session, toasts } = useSite();
  const { done } = useCopy(profileRegisterCopy);
  const navigate = useNavigate();
  const draft = useFormDraft(savedDraft);

  const form = useJudgedForm<ProfileValues>({
    start: initialRegistrationValues(profile, savedDraft),
    judge: profileRegistrationIssues,
    nameOf: useNameOf(profile),
    fieldAt: fieldOfProfile,
    send: async (values) => {
      if (draft.reopenConflict()) return;
      await saveWholeProfile(api, readProfile(values));
      await draft.discard();
      await session.renew();
      toasts.show("positive", done);
      await navigate(readinessPaths.withdrawalDetails);
    },
  });
  useSaveInDraft(draft, form, (values) => values);

  return { form, draft };
}

function initialRegistrationValues(profile: Profile, { input }: FormDraft): ProfileValues {
  const start = initialProfileValues(profile, input);
  return { ...start, identity_document_type: start.identity_document_type || "drivingLicence" };
}
