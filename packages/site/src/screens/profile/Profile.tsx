import { accountWatchCopy } from "@kaitori/brand/copy/account-watch";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { Columns, Heading, Stack } from "@kaitori/ui";
import { listSecurityEvents, listSessions } from "@kaitori/wire";
import { useHasServerLevel } from "#foundation/server/use-has-server-level.ts";
import { useSession } from "#foundation/session/use-session.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { DelinquencyPapers } from "./DelinquencyPapers.tsx";
import { Leave } from "./Leave.tsx";
import { LoginSection } from "./LoginSection.tsx";
import { loadProfile } from "./load-profile.ts";
import { MailNotices } from "./MailNotices.tsx";
import { ProfileSections } from "./ProfileSections.tsx";
import { aside } from "./SectionList.css.ts";
import { SectionList } from "./SectionList.tsx";
import { SecurityEvents } from "./SecurityEvents.tsx";
import { Sessions } from "./Sessions.tsx";
import { sectionsOf } from "./sections.ts";
import { useSectionTitles } from "./use-field-names.ts";
import { useProfilePage } from "./use-profile-page.ts";

export async function loadProfilePage({ site }: LoadArgs) {
  const [loaded, sessions, events] = await Promise.all([
    loadProfile({ site }, "profile"),
    site.api.call(listSessions),
    site.api.call(listSecurityEvents),
  ]);
  return { ...loaded, sessions, events };
}

export function ProfileScreen() {
  const { kept } = useScreenData<typeof loadProfilePage>();
  return <Profile key={kept.version} />;
}

/** The profile of the business, read and changed section by section. */
function Profile() {
  const words = useCopy(profileCopy);
  const watch = useCopy(accountWatchCopy);
  const loaded = useScreenData<typeof loadProfilePage>();
  const isOurs = useHasServerLevel(1);
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
          {isOurs && (
            <>
              <Sessions sessions={loaded.sessions} />
              <SecurityEvents events={loaded.events} />
            </>
          )}
          {mailNotices !== undefined && <MailNotices wanted={mailNotices} />}
          {isOurs && <Leave />}
        </Stack>
        <aside className={aside}>
          <SectionList
            sections={[
              ...sections,
              { id: "delinquency", title: words.delinquency },
              { id: "login", title: words.account },
              ...(isOurs
                ? [
                    { id: "sessions", title: watch.sessions },
                    { id: "security-events", title: watch.events },
                  ]
                : []),
              ...(mailNotices !== undefined ? [{ id: "mail-notices", title: words.mailNotices }] : []),
              ...(isOurs ? [{ id: "leave", title: words.leave }] : []),
            ]}
          />
        </aside>
      </Columns>
    </Stack>
  );
}
