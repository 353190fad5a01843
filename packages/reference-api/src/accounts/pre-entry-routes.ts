import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { preEntryQuestions } from "@kaitori/brand/pre-entry";
import { copyOf } from "@kaitori/brand/text";
import { answerPreEntry } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import { asApplicant } from "../database/scope.ts";
import { handlePublic } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import { findServedApplicant } from "../http/require-applicant.ts";
import { savePreEntryAnswers } from "./pre-entry-store.ts";

/** Reasons why the service cannot help; none if the applicant may continue. */
function preEntryReasons({ copy }: ServedBrand, answers: Readonly<Record<string, string>>): string[] {
  const words = copyOf(copy, preEntryCopy);
  const declining = [
    { question: "has_invoice", reason: words.declinedReasonInvoice },
    { question: "obliger_is_corporate", reason: words.declinedReasonObliger },
    { question: "paid_by_transfer", reason: words.declinedReasonTransfer },
  ];
  return declining.filter(({ question }) => answers[question] === "no").map(({ reason }) => reason);
}

export const preEntryRoutes = [
  // Answers of a visitor are not stored.
  handlePublic(answerPreEntry, async (request) => {
    const { services, brand, body, now } = request;
    const valueOfQuestion = new Map(body.answers.map(({ question, value }) => [question, value]));
    const questions = preEntryQuestions(brand.copy);
    const unanswered = questions.filter(
      ({ id, choices }) => !choices.some(({ value }) => value === valueOfQuestion.get(id)),
    );
    refuseIssues(unanswered.map(({ id }) => ({ path: [id], code: "choice" })));
    const answers = Object.fromEntries(questions.map(({ id }) => [id, valueOfQuestion.get(id) ?? ""]));
    const reasons = preEntryReasons(brand, answers);
    const applicant = await findServedApplicant(request);
    if (!applicant) return { declined: reasons.length > 0, reasons, answered_at: null };
    const scope = { brand: brand.name, applicantId: applicant.id };
    return asApplicant(services.database, scope, (transaction) =>
      savePreEntryAnswers(transaction, { applicantId: applicant.id, answers, reasons, now }),
    );
  }),
];
