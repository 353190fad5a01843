import { Heading, Stack, Text } from "@kaitori/ui";
import type { TopWords } from "./words.ts";

export function Questions({ words }: { words: TopWords }) {
  const questions = [
    { question: words.question1, answer: words.answer1 },
    { question: words.question2, answer: words.answer2 },
    { question: words.question3, answer: words.answer3 },
    { question: words.question4, answer: words.answer4 },
    { question: words.question5, answer: words.answer5 },
  ];
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{words.questionsTitle}</Heading>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Text>{answer}</Text>
        </details>
      ))}
    </Stack>
  );
}
