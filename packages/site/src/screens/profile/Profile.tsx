import { accountSecurityCopy } from "@kaitori/brand/copy/account-security";
import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { type LeavingBlocker, leavingBlockers } from "@kaitori/domain";
import { Button, Checkbox, Columns, Heading, Note, Stack, Text } from "@kaitori/ui";
import {
  type CurrentUser,
  type Id,
  listEntries,
  listSecurityEvents,
  listSessions,
  markDelinquencyFiles,
  updateProfile,
} from "@kaitori/wire";
import { lazy, Suspense, useEffect, useEffectEvent, useState, useTransition } from "react";
import { entriesQuery } from "#application/entry/entries-query.ts";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { LoginSection } from "./LoginSection.tsx";
import { loadProfile } from "./load-profile.ts";
import { ProfileSections } from "./ProfileSections.tsx";
import { SectionList } from "./SectionList.tsx";
import { SecurityEvents, Sessions } from "./Sessions.tsx";
import { sectionsOf } from "./sections.ts";
import { useSectionTitles } from "./use-field-names.ts";
import { useProfilePage, useSavedFiles } from "./use-profile-page.ts";

export async function load({ site }: LoadArgs) {
  const [loaded, sessions, events] = await Promise.all([
    loadProfile({ site }, "profile"),
    site.api.call(listSessions),
    site.api.call(listSecurityEvents),
  ]);
  return { ...loaded, sessions, events };
}

export default function ProfileScreen() {
  const { savedDraft } = useScreenData<typeof load>();
  return <Profile key={savedDraft.version} />;
}

function Profile() {
  const words = useCopy(profileCopy);
  const securityWords = useCopy(accountSecurityCopy);
  const loaded = useScreenData<typeof load>();
  const hasAddedCalls = useHasAddedCalls();
  const session = useSession();
  const mailNotices = session.kind === "user" ? session.user.mail_notices : undefined;
  const page = useProfilePage(loaded);
  const titles = useSectionTitles(page.profile);
  const sections = sectionsOf(page.profile).map((id) => ({ id, title: titles[id] }));
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
      <Columns>
        <Stack gap="m">
          <ProfileSections page={page} />
          {session.kind === "user" && <DelinquencyPapers user={session.user} />}
          <LoginSection profile={page.profile} />
          {hasAddedCalls && (
            <>
              <Sessions sessions={loaded.sessions} />
              <SecurityEvents events={loaded.events} />
            </>
          )}
          {mailNotices !== undefined && <MailNotices isOn={mailNotices} />}
          {hasAddedCalls && <Leave />}
        </Stack>
        <SectionList
          sections={[
            ...sections,
            { id: "delinquency", title: words.delinquency },
            { id: "login", title: words.account },
            ...(hasAddedCalls
              ? [
                  { id: "sessions", title: securityWords.sessions },
                  { id: "security-events", title: securityWords.events },
                ]
              : []),
            ...(mailNotices !== undefined ? [{ id: "mail-notices", title: words.mailNotices }] : []),
            ...(hasAddedCalls ? [{ id: "leave", title: words.leave }] : []),
          ]}
        />
      </Columns>
    </Stack>
  );
}

function MailNotices({ isOn }: { isOn: boolean }) {
  const { api, session, toasts } = useSite();
  const words = useCopy(profileCopy);
  const [isWanted, setWanted] = useState(isOn);
  const { isBusy, failure, attempt } = useAction();

  const choose = async (mail_notices: boolean) => {
    if (isBusy) return;
    setWanted(mail_notices);
    const outcome = await attempt(async () => {
      await api.call(updateProfile, { body: { mail_notices } });
      await session.renew();
    });
    if (outcome.ok) return toasts.show("positive", mail_notices ? words.mailNoticesOn : words.mailNoticesOff);
    setWanted(!mail_notices);
  };

  return (
    <TitledCard title={words.mailNotices} id="mail-notices">
      {failure && <FormFailure error={failure} />}
      <Checkbox
        label={words.mailNoticesWanted}
        checked={isWanted}
        onChange={(event) => void choose(event.target.checked)}
      />
      <Note>{words.mailNoticesAlways}</Note>
    </TitledCard>
  );
}

/** The upload of papers about tax arrears; every uploaded paper is marked as current. */
function DelinquencyPapers({ user }: { user: CurrentUser }) {
  const { api, session } = useSite();
  const words = useCopy(profileCopy);
  const hints = useCopy(documentHintsCopy);
  const kinds = useCopy(fileKindsCopy);
  const { failure, attempt } = useAction();
  const uploadedFiles = user.addfiles.filter(({ kind }) => kind === "delinquency");
  useSavedFiles({ addfiles: uploadedFiles });
  const { records, isUnderWay } = useUploads("delinquency");
  const [markedIds, setMarkedIds] = useState(() => idsOf(uploadedFiles));

  const ids = idsOf(records);
  const markAsCurrent = useEffectEvent(async () => {
    const body = { ids: records.flatMap(({ id }) => (id === null ? [] : [id])) };
    const outcome = await attempt(() => api.call(markDelinquencyFiles, { body }));
    if (!outcome.ok) return;
    setMarkedIds(ids);
    await session.renew().catch(() => undefined);
  });
  useEffect(() => {
    if (ids !== markedIds && !isUnderWay) void markAsCurrent();
  }, [ids, markedIds, isUnderWay]);

  return (
    <TitledCard title={words.delinquency} id="delinquency">
      <Text>{words.delinquencyText}</Text>
      {failure && <FormFailure error={failure} />}
      <UploadField
        kind="delinquency"
        label={kinds.delinquency}
        hint={hints.delinquency}
        hidesOptionalMark
        multiple
      />
    </TitledCard>
  );
}

const idsOf = (records: readonly { readonly id: Id | null }[]) =>
  records
    .map(({ id }) => id)
    .sort()
    .join();

const LeaveDialog = lazy(() => loadChunk(import("./LeaveDialog.tsx")));

function Leave() {
  const { api, server } = useSite();
  const words = useCopy(profileCopy);
  const [isLoading, startLoading] = useTransition();
  const [blockers, setBlockers] = useState<readonly LeavingBlocker[]>();
  const begin = async () => {
    // Shows a blocker before asking for the password; if the request fails, the server refuses later.
    const entries = await api.call(listEntries, entriesQuery(server, { finished: 0 })).catch(() => []);
    setBlockers(leavingBlockers(entries));
  };
  return (
    <FoldedSection title={words.leave} id="leave">
      <div>
        <Button tone="secondary" busy={isLoading} onClick={() => startLoading(begin)}>
          {words.leaveStart}
        </Button>
      </div>
      {blockers && (
        <Suspense>
          <LeaveDialog blockers={blockers} onClose={() => setBlockers(undefined)} />
        </Suspense>
      )}
    </FoldedSection>
  );
}
