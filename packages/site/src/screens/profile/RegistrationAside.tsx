import { profileCopy } from "@kaitori/brand/copy/profile";
import { href } from "@kaitori/domain";
import { Heading, Link, Stack, Text } from "@kaitori/ui";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValues } from "#foundation/forms/use-live-values.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { isSectionDone } from "./profile-form-issues.ts";
import type { ProfileValues } from "./profile-values.ts";
import { aside } from "./SectionList.css.ts";
import { SectionList } from "./SectionList.tsx";
import { type ProfilePage, sectionsOfPage } from "./sections.ts";
import { useSectionTitles } from "./use-field-names.ts";

/** Beside the form: which parts are filled in, and what becomes of what is given. */
export function RegistrationAside({ form, page }: { form: JudgedForm<ProfileValues>; page: ProfilePage }) {
  const words = useCopy(profileCopy);
  const values = useLiveValues(form.form);
  const titles = useSectionTitles(values);
  const sections = sectionsOfPage(page, values).map((section) => ({
    id: section,
    title: titles[section],
    isDone: isSectionDone(section, values),
  }));
  return (
    <aside className={aside}>
      <Stack gap="l">
        <SectionList sections={sections} />
        <Stack gap="xs">
          <Heading level={2} size="title3">
            {words.safeTitle}
          </Heading>
          <Text size="small" tone="quiet">
            {words.safeText}
          </Text>
          <Link variant="standalone" href={href.privacy()} newTab>
            {words.privacy}
          </Link>
        </Stack>
      </Stack>
    </aside>
  );
}
