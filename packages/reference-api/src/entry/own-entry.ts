import type { Transaction } from "../database/database.ts";
import type { ClaimRow, EntryRow, EntryWithClaims } from "../database/tables/entry-tables.ts";
import { notFound } from "../http/errors.ts";

/** Answers 404 for an entry of another applicant too (R6.3). Row-level security checks it as well. */
export const requireOwnEntry = (
  transaction: Transaction,
  applicantId: number,
  id: number,
): Promise<Pick<EntryRow, "status">> =>
  transaction
    .selectFrom("entry")
    .select("status")
    .where("id", "=", id)
    .where("applicant_id", "=", applicantId)
    .executeTakeFirstOrThrow(notFound);

/** Locks an entry; answers 404 for one of another applicant. */
export async function lockOwnEntry(
  transaction: Transaction,
  applicantId: number,
  id: number,
): Promise<EntryWithClaims> {
  const entry = await lockEntry(transaction, id);
  if (entry.applicant_id !== applicantId) throw notFound();
  return entry;
}

/** Locks the entry and reads it with its claims, so that acts on it run one after the other. */
export async function lockEntry(transaction: Transaction, id: number): Promise<EntryWithClaims> {
  const entry = await transaction
    .selectFrom("entry")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const claims = await transaction
    .selectFrom("claim")
    .selectAll()
    .where("entry_id", "=", id)
    .orderBy("place")
    .execute();
  return { ...entry, claims };
}

/** Answers 404 for a claim of another entry (R6.3). */
export function requireClaim({ claims }: EntryWithClaims, id: number): ClaimRow {
  const claim = claims.find((one) => one.id === id);
  if (!claim) throw notFound();
  return claim;
}
