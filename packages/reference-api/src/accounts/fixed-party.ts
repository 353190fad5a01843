import { fixesParty, isAddressedOtherwise, isNamedOtherwise } from "@kaitori/domain";
import type { Executor, Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { conflict } from "../http/errors.ts";
import type { ProfileColumns } from "./profile-columns.ts";

/**
 * Name and address of the contract party may not change while an entry is under review: it is signed under the reviewed
 * ones (R4.20).
 */
export async function canEditParty(executor: Executor, applicantId: number): Promise<boolean> {
  const entries = await executor
    .selectFrom("entry")
    .select("status")
    .where("applicant_id", "=", applicantId)
    .execute();
  return !entries.some(fixesParty);
}

/** Requires the lock on the applicant's row, which contracts and new entries wait for too. */
export async function refuseFixedParty(
  transaction: Transaction,
  stored: Applicant,
  columns: ProfileColumns,
): Promise<void> {
  const changed = { ...stored, ...columns };
  if (!isNamedOtherwise(stored, changed) && !isAddressedOtherwise(stored, changed)) return;
  if (await canEditParty(transaction, stored.id)) return;
  throw conflict("nameFixed", { blockers: ["nameFixed"] });
}
