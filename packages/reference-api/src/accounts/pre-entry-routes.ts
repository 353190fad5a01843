import { answerPreEntry, getPreEntryQuestions, getPreEntryResult } from "@kaitori/wire";
import { handle, handlePublic } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import { preEntryQuestions, preEntryReasons } from "./pre-entry-questions.ts";
import { findPreEntryResult, keepPreEntryAnswers } from "./pre-entry-store.ts";

export const preEntryRoutes = [
  handlePublic(getPreEntryQuestions, async ({ brand }) => preEntryQuestions(brand)),

  handle(answerPreEntry, async ({ brand, body, applicant, now, transaction }) => {
    const given = new Map(body.answers.map(({ question, value }) => [question, value]));
    const questions = preEntryQuestions(brand);
    const unanswered = questions.filter(
      ({ id, choices }) => !choices.some(({ value }) => value === given.get(id)),
    );
    refuseIssues(
      brand,
      unanswered.map(({ id }) => ({ path: [id], code: "choice" })),
    );
    // What nobody has asked is not kept.
    const answers = Object.fromEntries(questions.map(({ id }) => [id, given.get(id) ?? ""]));
    const reasons = preEntryReasons(brand, answers);
    return transaction((open) =>
      keepPreEntryAnswers(open, { applicantId: applicant.id, answers, reasons, now }),
    );
  }),

  handle(getPreEntryResult, async ({ applicant, transaction }) =>
    transaction((open) => findPreEntryResult(open, applicant.id)),
  ),
];
