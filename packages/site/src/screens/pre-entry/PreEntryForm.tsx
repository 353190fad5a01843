import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import type { PreEntryQuestion } from "@kaitori/brand/pre-entry";
import { ActionBar, Button, Card, RadioCards, Stack } from "@kaitori/ui";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePreEntryForm } from "./use-pre-entry-form.ts";

/** All questions on one page, sent by one press. */
export function PreEntryForm({ questions }: { questions: readonly PreEntryQuestion[] }) {
  const words = useCopy(preEntryCopy);
  const form = usePreEntryForm(questions);
  return (
    <JudgedFormFrame form={form}>
      <Card>
        <Stack gap="l">
          {questions.map(({ id, text, note, choices }) => (
            <RadioCards
              key={id}
              label={text}
              hint={note}
              unmarked
              layout="pair"
              options={choices}
              {...form.field(id)}
            />
          ))}
        </Stack>
      </Card>
      <ActionBar>
        <Button type="submit" busy={form.isSending}>
          {words.finish}
        </Button>
      </ActionBar>
    </JudgedFormFrame>
  );
}
