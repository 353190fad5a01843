import { fixesNameAndAddress, hasAddressChanged, hasNameChanged } from "@kaitori/domain";
import type { Executor, Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { conflict } from "../http/errors.ts";
import type { ProfileColumns } from "./profile-columns.ts";

/** False while an entry fixes name and address, because its contract contains them (R4.20). */
export async function canEditParty(executor: Executor, applicantId: number): Promise<boolean> {
  const entries = await executor
    .selectFrom("entry")
    .select("status")
    .where("applicant_id", "=", applicantId)
    .execute();
  return !entries.some(fixesNameAndAddress);
}

/** Requires a lock on the applicant, so that no contract or entry is created meanwhile. */
export async function refuseFixedParty(
  transaction: Transaction,
  stored: Applicant,
  columns: ProfileColumns,
): Promise<void> {
  const newProfile = { ...stored, ...columns };
  if (!hasNameChanged(stored, newProfile) && !hasAddressChanged(stored, newProfile)) return;
  if (await canEditParty(transaction, stored.id)) return;
  throw conflict("nameFixed", { blockers: ["nameFixed"] });
}
