import { answerPreEntry, getPreEntryQuestions, getPreEntryResult } from "@kaitori/wire";
import { handle, handlePublic } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import { preEntryQuestions, preEntryReasons } from "./pre-entry-questions.ts";
import { findPreEntryResult, keepPreEntryAnswers } from "./pre-entry-store.ts";

export const preEntryRoutes = [
  handlePublic(getPreEntryQuestions, async ({ brand }) => preEntryQuestions(brand)),

  handle(answerPreEntry, async ({ brand, body, applicant, now, transaction }) => {
    const answers = Object.fromEntries(body.answers.map(({ question, value }) => [question, value]));
    const unanswered = preEntryQuestions(brand).filter(
      ({ id, choices }) => !choices.some(({ value }) => value === answers[id]),
    );
    refuseIssues(
      brand,
      unanswered.map(({ id }) => ({ path: [id], code: "choice" })),
    );
    const reasons = preEntryReasons(brand, answers);
    return transaction((open) =>
      keepPreEntryAnswers(open, { applicantId: applicant.id, answers, reasons, now }),
    );
  }),

  handle(getPreEntryResult, async ({ applicant, transaction }) =>
    transaction((open) => findPreEntryResult(open, applicant.id)),
  ),
];
