import { Card, Columns, DocumentIcon, Heading, LockIcon, SearchIcon, Stack, Text } from "@kaitori/ui";
import { Band } from "./Band.tsx";
import * as styles from "./Points.css.ts";
import type { TopWords } from "./words.ts";

const icons = [LockIcon, SearchIcon, DocumentIcon] as const;

export interface PointsProps {
  readonly words: TopWords;
  readonly title: string | undefined;
  readonly items: readonly { readonly title: string; readonly text: string }[] | undefined;
}

export function Points({ words, title = words.pointsTitle, items }: PointsProps) {
  const points = items ?? [
    { title: words.point1Title, text: words.point1Text },
    { title: words.point2Title, text: words.point2Text },
    { title: words.point3Title, text: words.point3Text },
  ];
  return (
    <Band tone="quiet">
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        <Columns layout="thirds">
          {points.map(({ title, text }, index) => (
            <Card key={title}>
              <Stack gap="m">
                <span className={styles.mark}>
                  <PointIcon index={index} />
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

function PointIcon({ index }: { index: number }) {
  const Icon = icons[index % icons.length] ?? LockIcon;
  return <Icon size="large" />;
}
