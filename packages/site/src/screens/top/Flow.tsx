import { CheckIcon, Heading, Stack, Text } from "@kaitori/ui";
import { Band } from "./Band.tsx";
import * as styles from "./Flow.css.ts";
import type { TopWords } from "./words.ts";

/** Three steps that the applicant takes, and what they lead to. */
export function Flow({ words }: { words: TopWords }) {
  const steps = [
    { title: words.flow1Title, text: words.flow1Text },
    { title: words.flow2Title, text: words.flow2Text },
    { title: words.flow3Title, text: words.flow3Text },
    { title: words.flow4Title, text: words.flow4Text, isGoal: true },
  ];
  return (
    <Band id="flow" tone="surface">
      <Stack gap="xl">
        <Heading level={2}>{words.flowTitle}</Heading>
        <ol className={styles.flow}>
          {steps.map(({ title, text, isGoal }) => (
            <li key={title} className={styles.step}>
              <span className={isGoal ? styles.goal : styles.number} aria-hidden="true">
                {isGoal && <CheckIcon />}
              </span>
              <div className={styles.words}>
                <Heading level={3}>{title}</Heading>
                <Text>{text}</Text>
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </Band>
  );
}
