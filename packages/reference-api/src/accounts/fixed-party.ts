import { fixesName, isAddressedOtherwise, isNamedOtherwise } from "@kaitori/domain";
import type { Executor, Transaction } from "../database/database.ts";
import { conflict } from "../http/errors.ts";
import type { Applicant } from "./applicant-store.ts";
import type { ProfileColumns } from "./profile-columns.ts";

/** An entry is signed under the name, and at the address, under which it was judged (R4.20). */
export async function canEditName(executor: Executor, applicantId: number): Promise<boolean> {
  const entries = await executor
    .selectFrom("entry")
    .select("status")
    .where("applicant_id", "=", applicantId)
    .execute();
  return !entries.some(fixesName);
}

/** Asked with the applicant's row locked, on which a contract and a new entry wait as well. */
export async function refuseFixedName(
  transaction: Transaction,
  stored: Applicant,
  columns: ProfileColumns,
): Promise<void> {
  const changed = { ...stored, ...columns };
  if (!isNamedOtherwise(stored, changed) && !isAddressedOtherwise(stored, changed)) return;
  if (await canEditName(transaction, stored.id)) return;
  throw conflict("nameFixed", { blockers: ["nameFixed"] });
}
