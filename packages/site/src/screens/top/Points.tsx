import { Card, Columns, DocumentIcon, Heading, LockIcon, SearchIcon, Stack, Text } from "@kaitori/ui";
import { Band } from "./Band.tsx";
import * as styles from "./Points.css.ts";
import type { TopWords } from "./words.ts";

export function Points({ words }: { words: TopWords }) {
  const points = [
    { Icon: LockIcon, title: words.point1Title, text: words.point1Text },
    { Icon: SearchIcon, title: words.point2Title, text: words.point2Text },
    { Icon: DocumentIcon, title: words.point3Title, text: words.point3Text },
  ];
  return (
    <Band tone="quiet">
      <Stack gap="l">
        <Heading level={2}>{words.pointsTitle}</Heading>
        <Columns layout="thirds">
          {points.map(({ Icon, title, text }) => (
            <Card key={title}>
              <Stack gap="m">
                <span className={styles.mark}>
                  <Icon size="large" />
                </span>
                <Heading level={3}>{title}</Heading>
                <Text>{text}</Text>
              </Stack>
            </Card>
          ))}
        </Columns>
      </Stack>
    </Band>
  );
}
