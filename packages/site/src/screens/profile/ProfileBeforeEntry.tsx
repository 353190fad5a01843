import { profileCopy } from "@kaitori/brand/copy/profile";
import { accountStepBlockers, readinessPaths } from "@kaitori/domain";
import { ActionBar, Banner, ButtonLink, Columns, Heading, Stack } from "@kaitori/ui";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { loadProfile } from "./load-profile.ts";
import { ProfileSections } from "./ProfileSections.tsx";
import { SectionList } from "./SectionList.tsx";
import { sectionsOf } from "./sections.ts";
import { useSectionTitles } from "./use-field-names.ts";
import { useProfilePage } from "./use-profile-page.ts";

export const load = ({ site }: LoadArgs) => loadProfile({ site }, "profile");

export default function ProfileBeforeEntryScreen() {
  const { savedDraft } = useScreenData<typeof load>();
  return <ProfileBeforeEntry key={savedDraft.version} />;
}

function ProfileBeforeEntry() {
  const words = useCopy(profileCopy);
  const session = useSession();
  const page = useProfilePage(useScreenData<typeof load>());
  const titles = useSectionTitles(page.profile);
  const blockers = session.kind === "user" ? accountStepBlockers(session.user, readToday()) : [];
  const isIncomplete = blockers.includes("profileIncomplete");
  return (
    <Stack gap="l">
      <Heading level={1}>{words.beforeEntryTitle}</Heading>
      {isIncomplete && (
        <Banner
          tone="caution"
          action={<ButtonLink href={readinessPaths.registerProfile}>{words.enterMissing}</ButtonLink>}
        >
          {words.redirected}
        </Banner>
      )}
      <Columns>
        <Stack gap="m">
          <ProfileSections page={page} hasNextStep={isIncomplete} />
          {blockers.length === 0 && !page.editing && (
            <ActionBar>
              <ButtonLink href={readinessPaths.withdrawalDetails}>{words.beforeEntrySubmit}</ButtonLink>
            </ActionBar>
          )}
        </Stack>
        <SectionList sections={sectionsOf(page.profile).map((id) => ({ id, title: titles[id] }))} />
      </Columns>
    </Stack>
  );
}
