import type { PreEntryQuestion } from "@kaitori/wire";

export type PreEntryAnswers = Readonly<Record<string, string | undefined>>;

/** The question that the hash names, but never one beyond the first that is unanswered. */
export function currentQuestion(
  questions: readonly Pick<PreEntryQuestion, "id">[],
  hash: string,
  answers: PreEntryAnswers,
): number {
  const named = questions.findIndex(({ id }) => `#${id}` === hash);
  const unanswered = questions.findIndex(({ id }) => !answers[id]);
  const furthest = unanswered === -1 ? questions.length - 1 : unanswered;
  return Math.min(Math.max(named, 0), furthest);
}
