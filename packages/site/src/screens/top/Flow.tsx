import { Heading, Stack, Text } from "@kaitori/ui";
import type { TopWords } from "./words.ts";

export function Flow({ words }: { words: TopWords }) {
  const steps = [
    { title: words.flow1Title, text: words.flow1Text },
    { title: words.flow2Title, text: words.flow2Text },
    { title: words.flow3Title, text: words.flow3Text },
    { title: words.flow4Title, text: words.flow4Text },
  ];
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{words.flowTitle}</Heading>
      <Stack as="ol" gap="m">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
