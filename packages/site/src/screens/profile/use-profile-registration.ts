import { ValidationError } from "@kaitori/api-client";
import { profileRegisterCopy } from "@kaitori/brand/copy/profile-register";
import { places } from "@kaitori/domain";
import type { FormDraft, Profile } from "@kaitori/wire";
import { useCallback, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useFormDraft, useKeepInDraft } from "#foundation/forms/use-form-draft.ts";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { initialProfileValues } from "./load-profile.ts";
import { registrationIssues } from "./profile-form-issues.ts";
import { fieldOfProfile, type ProfileValues, readProfile } from "./profile-values.ts";
import { saveWholeProfile } from "./save-profile.ts";
import { fieldsOf, type ProfilePage, sectionsOfPage } from "./sections.ts";
import { useNameOf } from "./use-field-names.ts";

/** One form on two pages: the first button validates and saves the draft, the second saves the profile. */
export function useProfileRegistration(profile: Profile, savedDraft: FormDraft) {
  const { api, session, toasts } = useSite();
  const { done } = useCopy(profileRegisterCopy);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const page: ProfilePage = query.has("person") ? "person" : "business";
  const draft = useFormDraft(savedDraft);
  const toBusiness = useCallback(() => navigate({ search: "" }, { replace: true }), [navigate]);

  const form = useJudgedForm<ProfileValues>({
    start: initialRegistrationValues(profile, savedDraft),
    judge: (values) => registrationIssues(values, page),
    nameOf: useNameOf(profile),
    fieldAt: fieldOfProfile,
    send: async (values) => {
      if (page === "business") {
        await draft.flush();
        await navigate("?person");
        return;
      }
      if (draft.askAgain()) return;
      try {
        await saveWholeProfile(api, readProfile(values));
      } catch (error) {
        // Opens the page with the field of the server's error.
        if (error instanceof ValidationError && isAboutBusiness(error, values)) await toBusiness();
        throw error;
      }
      await draft.discard();
      await session.renew();
      toasts.show("positive", done);
      await navigate(places.withdrawalDetails);
    },
  });
  useKeepInDraft(draft, form.form, (values) => values);

  // The second page needs a valid first page.
  const isTooEarly = page === "person" && registrationIssues(form.form.getValues(), "business").length > 0;
  useEffect(() => {
    if (isTooEarly && !form.isSending) void toBusiness();
  }, [isTooEarly, form.isSending, toBusiness]);

  return { form, draft, page: isTooEarly ? ("business" as const) : page };
}

function initialRegistrationValues(profile: Profile, { input }: FormDraft): ProfileValues {
  const start = initialProfileValues(profile, input);
  return { ...start, identity_document_type: start.identity_document_type || "drivingLicence" };
}

function isAboutBusiness({ fieldErrors }: ValidationError, values: ProfileValues): boolean {
  const fields = sectionsOfPage("business", values).flatMap((section) => fieldsOf(section, values));
  return Object.keys(fieldErrors).some((path) => fields.some((field) => path.split(".")[0] === field));
}
