import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { preEntryQuestions } from "@kaitori/brand/pre-entry";
import { copyOf } from "@kaitori/brand/text";
import { answerPreEntry } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import { updateApplicant } from "../database/applicants.ts";
import { asApplicant, type Executor } from "../database/database.ts";
import { refuseIssues } from "../http/errors.ts";
import { handlePublic } from "../http/handle.ts";
import { findServedApplicant } from "../http/session-store.ts";

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
    const declined = reasons.length > 0;
    const applicant = await findServedApplicant(request);
    if (!applicant) return { declined, reasons, answered_at: null };
    const row = {
      answers: JSON.stringify(answers),
      reasons: JSON.stringify(reasons),
      declined,
      answered_at: now,
    };
    const scope = { brand: brand.name, applicantId: applicant.id };
    await asApplicant(services.database, scope, async (transaction) => {
      await transaction
        .insertInto("pre_entry")
        .values({ applicant_id: applicant.id, ...row })
        .onConflict((conflict) => conflict.column("applicant_id").doUpdateSet(row))
        .execute();
      await updateApplicant(transaction, applicant.id, { has_pre_entry_declined: declined, updated_at: now });
    });
    return { declined, reasons, answered_at: now.toISOString() };
  }),
];

export const findPreEntry = (executor: Executor, applicantId: number) =>
  executor
    .selectFrom("pre_entry")
    .select(["answers", "reasons", "declined", "answered_at"])
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
