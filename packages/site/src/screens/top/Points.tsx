import { Card, Columns, Heading, Stack, Text } from "@kaitori/ui";
import type { TopWords } from "./words.ts";

export function Points({ words }: { words: TopWords }) {
  const points = [
    { title: words.point1Title, text: words.point1Text },
    { title: words.point2Title, text: words.point2Text },
    { title: words.point3Title, text: words.point3Text },
  ];
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{words.pointsTitle}</Heading>
      <Columns layout="thirds">
        {points.map(({ title, text }) => (
          <Card key={title}>
            <Stack gap="s">
              <Heading level={3}>{title}</Heading>
              <Text>{text}</Text>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}
