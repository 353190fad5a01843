import { commonCopy } from "@kaitori/brand/copy/common";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { ActionBar, Button, ButtonLink, RadioCards, Text } from "@kaitori/ui";
import type { PreEntryQuestion } from "@kaitori/wire";
import { useLocation } from "react-router";
import { JudgedFormFrame } from "../../forms/JudgedFormFrame.tsx";
import { useCopy } from "../../use-copy.ts";
import { useFocusOnChange } from "./use-focus-on-change.ts";
import { usePreEntryForm } from "./use-pre-entry-form.ts";

/** One question a screen; the hash names it, so that the browser's own way back leads to the one before. */
export function PreEntryForm({ questions }: { questions: readonly PreEntryQuestion[] }) {
  const words = useCopy(preEntryCopy);
  const common = useCopy(commonCopy);
  const { form, at } = usePreEntryForm(questions, useLocation().hash);
  const question = questions[at];
  const field = question && form.field(question.id);
  useFocusOnChange(field?.id);
  if (!question || !field) return null;

  const previous = questions[at - 1];
  const isLast = at === questions.length - 1;
  return (
    <JudgedFormFrame form={form}>
      <Text size="small" tone="quiet">
        {words.progress({ total: questions.length, current: at + 1 })}
      </Text>
      <RadioCards
        key={question.id}
        label={
          <Text as="span" size="lead" weight="strong">
            {question.text}
          </Text>
        }
        hint={question.note}
        unmarked
        options={question.choices}
        {...field}
      />
      <ActionBar>
        <Button type="submit" busy={form.isSending}>
          {isLast ? words.finish : common.next}
        </Button>
        {previous && (
          <ButtonLink href={`#${previous.id}`} tone="quiet">
            {common.back}
          </ButtonLink>
        )}
      </ActionBar>
    </JudgedFormFrame>
  );
}
