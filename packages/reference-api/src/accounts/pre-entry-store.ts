import type { PreEntryResult } from "@kaitori/wire";
import type { Transaction } from "../database/database.ts";

export async function findPreEntryResult(
  transaction: Transaction,
  applicantId: number,
): Promise<PreEntryResult> {
  const found = await transaction
    .selectFrom("pre_entry")
    .select(["declined", "reasons", "answered_at"])
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  if (!found) return { declined: false, reasons: [], answered_at: null };
  return { declined: found.declined, reasons: found.reasons, answered_at: found.answered_at.toISOString() };
}

/** The last answers count; whoever was declined may ask again when things have changed. */
export async function keepPreEntryAnswers(
  transaction: Transaction,
  given: { applicantId: number; answers: Record<string, string>; reasons: string[]; now: Date },
): Promise<PreEntryResult> {
  const declined = given.reasons.length > 0;
  const row = {
    answers: JSON.stringify(given.answers),
    reasons: JSON.stringify(given.reasons),
    declined,
    answered_at: given.now,
  };
  await transaction
    .insertInto("pre_entry")
    .values({ applicant_id: given.applicantId, ...row })
    .onConflict((conflict) => conflict.column("applicant_id").doUpdateSet(row))
    .execute();
  await transaction
    .updateTable("applicant")
    .set({ has_pre_entry_declined: declined, updated_at: given.now })
    .where("id", "=", given.applicantId)
    .execute();
  return { declined, reasons: given.reasons, answered_at: given.now.toISOString() };
}
