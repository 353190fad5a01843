import { Card, Columns, Stack, Text } from "@kaitori/ui";
import { Picture } from "#parts/picture/Picture.tsx";
import { Band } from "./Band.tsx";
import * as styles from "./OptionalSection.css.ts";
import type { SectionData } from "./words.ts";

export function Voices({ title, items, variant = "cards" }: SectionData<"voices">) {
  if (variant === "letters")
    return (
      <Band title={title}>
        <div className={styles.letters}>
          {items.map(({ who: speaker, text, picture }) => (
            <figure key={text} className={styles.initial}>
              {picture && <Picture name={picture} sizes="72px" shape="round" />}
              <blockquote className={styles.quotation}>
                <Text>{text}</Text>
              </blockquote>
              <figcaption className={styles.quietText}>{speaker}</figcaption>
            </figure>
          ))}
        </div>
      </Band>
    );
  return (
    <Band tone="quiet" title={title}>
      <Columns layout="thirds">
        {items.map(({ who: speaker, text, picture }) => (
          <Card key={text}>
            <Stack as="div" gap="m">
              {picture && <Picture name={picture} sizes="72px" shape="round" />}
              <Text>「{text}」</Text>
              <Text size="small" tone="quiet">
                {speaker}
              </Text>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Band>
  );
}
