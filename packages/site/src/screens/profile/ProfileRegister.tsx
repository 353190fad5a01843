import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { profileRegisterCopy } from "@kaitori/brand/copy/profile-register";
import { isIndividual, readinessPaths } from "@kaitori/domain";
import { ActionBar, Button, Card, Columns, Heading, Note, Stack } from "@kaitori/ui";
import type { FormDraft, Id, Profile } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { DraftDialogs } from "#foundation/forms/DraftDialogs.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { useFormDraft, useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useLiveValue, useLiveValues } from "#foundation/forms/use-live-value.ts";
import { useValidatedForm, type ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { DivisionField } from "../register/DivisionField.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { initialProfileValues, loadProfile } from "./load-profile.ts";
import {
  fieldOfProfile,
  isSectionDone,
  type ProfileValues,
  profileRegistrationIssues,
  readProfile,
} from "./profile-values.ts";
import { SectionFields } from "./SectionFields.tsx";
import { SectionList } from "./SectionList.tsx";
import { saveWholeProfile } from "./save-profile.ts";
import { fieldsOf, type ProfileSection, sectionsOf } from "./sections.ts";
import { useFieldNameOf, useSectionTitles } from "./use-field-names.ts";
import { useSavedFiles } from "./use-profile-page.ts";

export const load = ({ site }: LoadArgs) => loadProfile({ site }, "register-profile");

export default function ProfileRegisterScreen() {
  // The form remounts for a draft that another tab has saved.
  const { savedDraft } = useScreenData<typeof load>();
  return <ProfileRegister key={savedDraft.version} />;
}

function ProfileRegister() {
  const { profile, savedDraft } = useScreenData<typeof load>();
  const { individuals } = useSite().brand.settings;
  const words = useCopy(profileRegisterCopy);
  useSavedFiles(profile);
  const { form, draft } = useProfileRegistration(profile, savedDraft);
  const corporate_division = useLiveValue(form, "corporate_division");

  return (
    <Stack gap="l">
      <ProgressBar at="profile" />
      <Heading level={1}>
        {isIndividual({ corporate_division }) ? words.titleIndividual : words.title}
      </Heading>
      <Columns>
        <ValidatedFormFrame form={form}>
          {profile.corporate_division === "none" && individuals && (
            <Card>
              <DivisionField {...form.field("corporate_division")} />
            </Card>
          )}
          <Stack gap="m">
            {sectionsOf({ corporate_division }).map((section) => (
              <RegistrationSection
                key={section}
                section={section}
                form={form}
                isNameFixed={!profile.can_edit_name}
              />
            ))}
          </Stack>
          <ActionBar note={<DraftStatus draft={draft} />}>
            <Button type="submit" busy={form.isSending}>
              {words.submitNext}
            </Button>
          </ActionBar>
        </ValidatedFormFrame>
        <RegistrationAside form={form} />
      </Columns>
      <DraftDialogs draft={draft} summaryLineOf={form.summaryLineOf} />
    </Stack>
  );
}

function RegistrationAside({ form }: { form: ValidatedForm<ProfileValues> }) {
  const values = useLiveValues(form);
  const titles = useSectionTitles(values);
  const sections = sectionsOf(values).map((section) => ({
    id: section,
    title: titles[section],
    isDone: isSectionDone(section, values),
  }));
  return <SectionList sections={sections} />;
}

/** A first registration sends every uploaded document. */
const noEarlierFileIds: ReadonlySet<Id> = new Set();

interface RegistrationSectionProps {
  readonly section: ProfileSection;
  readonly form: ValidatedForm<ProfileValues>;
  readonly isNameFixed: boolean;
}

/** A section with optional fields only is folded, as long as it is empty. */
function RegistrationSection({ section, form, isNameFixed }: RegistrationSectionProps) {
  const values = form.hookForm.getValues();
  const words = useCopy(profileRegisterCopy);
  const titles = useSectionTitles(values);
  const bank = useCopy(bankAccountCopy);
  const identity = useCopy(identityCopy);
  const notes: Partial<Record<ProfileSection, string>> = {
    bank: isIndividual(values) ? bank.leadIndividual : bank.lead,
    identity: identity.sendLater,
  };
  const note = notes[section];
  const fields = (
    <SectionFields
      section={section}
      form={form}
      earlierFileIds={noEarlierFileIds}
      isNameFixed={isNameFixed}
      documentNecessity="later"
    />
  );
  if (section === "business" && !isIndividual(values)) {
    const { defaultValues, errors } = form.hookForm.formState;
    return (
      <FoldedSection
        id={section}
        title={words.optionalSection({ section: titles[section] })}
        isOpen={fieldsOf(section, values).some((field) => Boolean(defaultValues?.[field] || errors[field]))}
      >
        {fields}
      </FoldedSection>
    );
  }
  return (
    <Card as="section" aria-labelledby={section} gap="m">
      <Stack gap="s">
        <Heading level={2} id={section}>
          {titles[section]}
        </Heading>
        {note && <Note>{note}</Note>}
      </Stack>
      {fields}
    </Card>
  );
}

function useProfileRegistration(profile: Profile, savedDraft: FormDraft) {
  const { api, session, toasts } = useSite();
  const { done } = useCopy(profileRegisterCopy);
  const navigate = useNavigate();
  const draft = useFormDraft(savedDraft);

  const form = useValidatedForm<ProfileValues>({
    initialValues: initialRegistrationValues(profile, savedDraft),
    validate: profileRegistrationIssues,
    nameOf: useFieldNameOf(profile),
    fieldAt: fieldOfProfile,
    send: async (values) => {
      if (draft.reopenConflict()) return;
      await saveWholeProfile(api, readProfile(values));
      await draft.deleteDraft();
      await session.renew();
      toasts.show("positive", done);
      await navigate(readinessPaths.withdrawalDetails);
    },
  });
  useSaveInDraft(draft, form, (values) => values);

  return { form, draft };
}

function initialRegistrationValues(profile: Profile, { input }: FormDraft): ProfileValues {
  const values = initialProfileValues(profile, input);
  return { ...values, identity_document_type: values.identity_document_type || "drivingLicence" };
}
