import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { arrearsQuestion, preEntryQuestions } from "@kaitori/brand/pre-entry";
import { copyOf } from "@kaitori/brand/text";
import { answerPreEntry, type PreEntryResult } from "@kaitori/wire";
import { sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import { updateApplicant } from "../database/applicants.ts";
import { asApplicant, type Executor, type Transaction } from "../database/database.ts";
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
    const applicant = await findServedApplicant(request);
    if (!applicant) return { declined: reasons.length > 0, reasons, answered_at: null };
    const scope = { brand: brand.name, applicantId: applicant.id };
    return asApplicant(services.database, scope, (transaction) =>
      savePreEntryAnswers(transaction, { applicantId: applicant.id, answers, reasons, now }),
    );
  }),
];

/** The result. `hasArrears` is true if the applicant answered that they have arrears. */
export async function findPreEntryResult(
  executor: Executor,
  applicantId: number,
): Promise<PreEntryResult & { hasArrears: boolean }> {
  const row = await executor
    .selectFrom("pre_entry")
    .select(["declined", "reasons", "answered_at"])
    .select(sql<boolean>`coalesce(answers ->> ${arrearsQuestion} = 'yes', false)`.as("has_arrears"))
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  if (!row) return { declined: false, reasons: [], answered_at: null, hasArrears: false };
  const { declined, reasons, answered_at, has_arrears } = row;
  return { declined, reasons, answered_at: answered_at.toISOString(), hasArrears: has_arrears };
}

async function savePreEntryAnswers(
  transaction: Transaction,
  result: { applicantId: number; answers: Record<string, string>; reasons: string[]; now: Date },
): Promise<PreEntryResult> {
  const declined = result.reasons.length > 0;
  const row = {
    answers: JSON.stringify(result.answers),
    reasons: JSON.stringify(result.reasons),
    declined,
    answered_at: result.now,
  };
  await transaction
    .insertInto("pre_entry")
    .values({ applicant_id: result.applicantId, ...row })
    .onConflict((conflict) => conflict.column("applicant_id").doUpdateSet(row))
    .execute();
  await updateApplicant(transaction, result.applicantId, {
    has_pre_entry_declined: declined,
    updated_at: result.now,
  });
  return { declined, reasons: result.reasons, answered_at: result.now.toISOString() };
}

export async function preEntryAnswersOf(executor: Executor, applicantId: number) {
  const row = await executor
    .selectFrom("pre_entry")
    .select(["answers", "answered_at"])
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  return row ? { answers: row.answers, answered_at: row.answered_at.toISOString() } : null;
}
