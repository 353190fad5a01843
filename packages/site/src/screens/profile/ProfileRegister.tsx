import { profileRegisterCopy } from "@kaitori/brand/copy/profile-register";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { places } from "@kaitori/domain";
import { ActionBar, Banner, Button, Card, Columns, Heading, Stack, Text } from "@kaitori/ui";
import { useNavigate } from "react-router";
import { DraftConflict } from "../../forms/DraftConflict.tsx";
import { DraftStatus } from "../../forms/DraftStatus.tsx";
import { JudgedFormFrame } from "../../forms/JudgedFormFrame.tsx";
import { LeaveDraft } from "../../forms/LeaveDraft.tsx";
import { useFormDraft, useKeepInDraft } from "../../forms/use-form-draft.ts";
import { useJudgedForm } from "../../forms/use-judged-form.ts";
import { useLiveValue } from "../../forms/use-live-value.ts";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useSite } from "../../SiteProvider.tsx";
import { useHas } from "../../server/use-has.ts";
import { useCopy } from "../../use-copy.ts";
import { DivisionField } from "../register/DivisionField.tsx";
import { RegistrationSteps } from "../register/RegistrationSteps.tsx";
import { loadProfile } from "./load-profile.ts";
import { registrationIssues } from "./profile-form-issues.ts";
import { profileStart } from "./profile-start.ts";
import { fieldOfProfile } from "./profile-values.ts";
import { RegistrationAside } from "./RegistrationAside.tsx";
import { RegistrationSection } from "./RegistrationSection.tsx";
import { readProfile } from "./read-profile.ts";
import { saveWholeProfile } from "./save-profile.ts";
import { sectionsOf } from "./sections.ts";
import { useSummaryLine } from "./use-field-names.ts";
import { useKnownFiles } from "./use-known-files.ts";

export const load = ({ site }: LoadArgs) => loadProfile({ site }, "register-profile");

export function Screen() {
  // What another tab has kept makes the form begin anew.
  const { kept } = useScreenData<typeof load>();
  return <ProfileRegister key={kept.version} />;
}

/** The last step of registration: everything about the business, kept while it is typed. */
function ProfileRegister() {
  const { profile, kept } = useScreenData<typeof load>();
  const { api, session, toasts, brand } = useSite();
  const words = useCopy(profileRegisterCopy);
  const unsaved = useCopy(unsavedCopy);
  const navigate = useNavigate();
  useKnownFiles(profile);
  const draft = useFormDraft(kept);
  const known = { banks: useHas("banks") };
  const form = useJudgedForm({
    start: profileStart(profile, kept.input),
    judge: (values) => registrationIssues(values, known),
    lineOf: useSummaryLine(profile),
    fieldAt: fieldOfProfile,
    send: async (values) => {
      if (draft.keeper.askAgain()) return;
      await saveWholeProfile(api, readProfile(values));
      await draft.keeper.discard();
      await session.renew();
      toasts.say("positive", words.done);
      await navigate(places.withdrawalDetails);
    },
  });
  useKeepInDraft(draft, form.form, (values) => values);
  const corporate_division = useLiveValue(form.form, "corporate_division");

  return (
    <Stack gap="l">
      <RegistrationSteps current="profile" />
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      {kept.input && <Banner tone="notice">{unsaved.restored}</Banner>}
      <Columns>
        <JudgedFormFrame form={form}>
          {profile.corporate_division === "none" && brand.settings.individuals && (
            <Card>
              <DivisionField {...form.field("corporate_division")} />
            </Card>
          )}
          {sectionsOf({ corporate_division }).map((section) => (
            <RegistrationSection
              key={section}
              section={section}
              form={form}
              isNameFixed={!profile.can_edit_name}
            />
          ))}
          <Text>{words.whatNext}</Text>
          <ActionBar note={<DraftStatus {...draft} />}>
            <Button type="submit" busy={form.isSending}>
              {words.submitNext}
            </Button>
          </ActionBar>
        </JudgedFormFrame>
        <RegistrationAside form={form} />
      </Columns>
      <DraftConflict {...draft} />
      <LeaveDraft {...draft} />
    </Stack>
  );
}
