import { arrearsQuestion } from "@kaitori/brand/pre-entry";
import type { PreEntryResult } from "@kaitori/wire";
import { sql } from "kysely";
import { updateApplicant } from "../database/applicants.ts";
import type { Executor, Transaction } from "../database/database.ts";

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

/** Replaces earlier answers. */
export async function savePreEntryAnswers(
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
