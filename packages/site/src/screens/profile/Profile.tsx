import { profileCopy } from "@kaitori/brand/copy/profile";
import { Columns, Heading, Stack, Text } from "@kaitori/ui";
import { getUserSettings } from "@kaitori/wire";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useSite } from "../../SiteProvider.tsx";
import { useCopy } from "../../use-copy.ts";
import { LoginSection } from "./LoginSection.tsx";
import { loadProfile } from "./load-profile.ts";
import { MailNotices } from "./MailNotices.tsx";
import { ProfileSections } from "./ProfileSections.tsx";
import { aside } from "./SectionList.css.ts";
import { SectionList } from "./SectionList.tsx";
import { sectionsOf } from "./sections.ts";
import { useProfilePage } from "./use-profile-page.ts";
import { useSectionTitles } from "./use-section-titles.ts";

export async function load({ site }: LoadArgs) {
  const [loaded, settings] = await Promise.all([
    loadProfile({ site }, "profile"),
    site.api.call(getUserSettings),
  ]);
  return { ...loaded, settings };
}

export function Screen() {
  const { kept } = useScreenData<typeof load>();
  return <Profile key={kept.version} />;
}

/** What is known about the business, to read and to change section by section. */
function Profile() {
  const words = useCopy(profileCopy);
  const loaded = useScreenData<typeof load>();
  const hasSettings = useSite().server.has("user_settings");
  const page = useProfilePage(loaded);
  const titles = useSectionTitles(page.profile);
  const sections = sectionsOf(page.profile).map((id) => ({ id, title: titles[id] }));
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      <Columns>
        <Stack gap="m">
          <ProfileSections page={page} />
          <LoginSection profile={page.profile} />
          {hasSettings && <MailNotices settings={loaded.settings} />}
        </Stack>
        <aside className={aside}>
          <SectionList
            sections={[
              ...sections,
              { id: "login", title: words.account },
              ...(hasSettings ? [{ id: "mail-notices", title: words.mailNotices }] : []),
            ]}
          />
        </aside>
      </Columns>
    </Stack>
  );
}
