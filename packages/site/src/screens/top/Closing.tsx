import { telHref } from "@kaitori/domain";
import { Link, Stack, Text, Unbroken } from "@kaitori/ui";
import { useSession } from "#foundation/session/use-session.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/use-page-content.ts";
import { onEmphasis } from "./Band.css.ts";
import { Band, SectionHeading } from "./Band.tsx";
import { CallToAction } from "./CallToAction.tsx";
import * as styles from "./Closing.css.ts";
import type { TopWords } from "./words.ts";

/** The closing section: the registration button again, and the telephone number where the page has none yet. */
export function Closing({ words }: { words: TopWords }) {
  const { phone, hours } = useSite().brand.settings.legal;
  const hasTelephone = usePageContent().top?.some(({ kind }) => kind === "telephone");
  const isUser = useSession().kind === "user";
  return (
    <Band tone="emphasis">
      <div className={`${styles.closingSection} ${onEmphasis}`}>
        <Stack gap="m">
          <SectionHeading>{isUser ? words.userTitle : words.closingTitle}</SectionHeading>
          {!hasTelephone && (
            <div data-help>
              <Text size="small" tone="subtle">
                {words.closingPhone}
              </Text>
              <Link variant="subtle" href={telHref(phone)} className={styles.phone}>
                {phone}
              </Link>
              <Text size="small" tone="subtle">
                <Unbroken>{hours}</Unbroken>
              </Text>
            </div>
          )}
        </Stack>
        <CallToAction words={words} width="wide">
          {words.closingButton}
        </CallToAction>
      </div>
    </Band>
  );
}
