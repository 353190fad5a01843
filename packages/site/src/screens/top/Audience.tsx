import type { TopSection } from "@kaitori/brand";
import { CircleCheckIcon, Heading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Band } from "./Band.tsx";
import * as styles from "./OptionalSection.css.ts";
import type { TopWords } from "./words.ts";

export interface AudienceProps extends Omit<Extract<TopSection, { kind: "audience" }>, "kind"> {
  readonly words: TopWords;
}

/** The companies and persons that can use the service, and those with whom it does no business. */
export function Audience({ words, title = words.audienceTitle, text, items }: AudienceProps) {
  const { individuals } = useSite().brand.settings;
  return (
    <Band
      tone="surface"
      title={title}
      lead={text ?? (individuals ? words.audienceBoth : words.audienceCorporate)}
    >
      <ul className={styles.audience}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.group}>
            <span className={styles.mark}>
              <CircleCheckIcon size="large" />
            </span>
            <Stack gap="xs">
              <Heading level={3}>{title}</Heading>
              <Text size="small" tone="quiet">
                {text}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Band>
  );
}
