import { type CalendarDate, EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { updateApplicant } from "../../database/applicants.ts";
import type { Executor } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { notFound } from "../../http/errors.ts";
import type { ReviewContext } from "../make-move.ts";

/** Permits a new entry while a claim is in delay (R4.15). */
export async function permitEntry(
  { transaction, now }: ReviewContext,
  { applicant_id }: EntryWithClaims,
  { permit }: { readonly permit: boolean },
): Promise<void> {
  await updateApplicant(transaction, applicant_id, {
    has_entry_permission_when_delayed: permit,
    updated_at: now,
  });
}

/** Forbids or allows changes of the seller's bank account (R6.2). */
export async function fixAccount(
  { transaction, now }: ReviewContext,
  { applicant_id }: EntryWithClaims,
  { fix }: { readonly fix: boolean },
): Promise<void> {
  await updateApplicant(transaction, applicant_id, { account_fixed_by_desk: fix, updated_at: now });
  await updateCanEditBankAccount(transaction, applicant_id);
}

/** Forbids changes of the bank account while a pay-out is due or the desk forbids them (R6.2). */
export async function updateCanEditBankAccount(executor: Executor, applicantId: number): Promise<void> {
  await sql`
    update applicant set can_edit_bank_account = not account_fixed_by_desk and not exists (
      select from entry where entry.applicant_id = applicant.id and entry.status = ${EntryStatus.contracted})
    where id = ${applicantId}`.execute(executor);
}

/** Sets the court's deadline for filing the claim against an insolvent payer. */
export async function setFilingDay(
  { transaction }: ReviewContext,
  entry: EntryWithClaims,
  { claim, on }: { claim: number; on: CalendarDate },
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("desk_task")
    .set({ due_on: on })
    .where("entry_id", "=", entry.id)
    .where("claim_id", "=", claim)
    .where("kind", "=", "fileClaim")
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
