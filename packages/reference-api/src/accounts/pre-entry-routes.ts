import { preEntryQuestions } from "@kaitori/brand/pre-entry";
import { answerPreEntry } from "@kaitori/wire";
import { asApplicant } from "../database/scope.ts";
import { handlePublic } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import { findServedApplicant } from "../http/require-applicant.ts";
import { preEntryReasons } from "./pre-entry-reasons.ts";
import { keepPreEntryAnswers } from "./pre-entry-store.ts";

export const preEntryRoutes = [
  // A visitor gets the result and nothing is stored; they answer again once they have an account.
  handlePublic(answerPreEntry, async (request) => {
    const { services, brand, body, now } = request;
    const given = new Map(body.answers.map(({ question, value }) => [question, value]));
    const questions = preEntryQuestions(brand.copy);
    const unanswered = questions.filter(
      ({ id, choices }) => !choices.some(({ value }) => value === given.get(id)),
    );
    refuseIssues(unanswered.map(({ id }) => ({ path: [id], code: "choice" })));
    // Answers to questions that nobody asked are not kept.
    const answers = Object.fromEntries(questions.map(({ id }) => [id, given.get(id) ?? ""]));
    const reasons = preEntryReasons(brand, answers);
    const applicant = await findServedApplicant(request);
    if (!applicant) return { declined: reasons.length > 0, reasons, answered_at: null };
    const scope = { brand: brand.name, applicantId: applicant.id };
    return asApplicant(services.database, scope, (open) =>
      keepPreEntryAnswers(open, { applicantId: applicant.id, answers, reasons, now }),
    );
  }),
];
