import type { Selectable } from "kysely";
import type { Transaction } from "../database/database.ts";
import { notFound } from "../http/errors.ts";
import type { ClaimTable, EntryTable } from "./entry-tables.ts";

export type EntryRow = Selectable<EntryTable>;
export type ClaimRow = Selectable<ClaimTable>;
export type EntryWithClaims = EntryRow & { claims: ClaimRow[] };

/** Behind the second wall an entry of somebody else is not there, so absent and not yours are one (R6.3). */
export async function requireOwnEntry(transaction: Transaction, id: number): Promise<void> {
  const entry = await transaction.selectFrom("entry").select("id").where("id", "=", id).executeTakeFirst();
  if (!entry) throw notFound();
}

/** The entry with its claims, its row locked until the end of the transaction: acts on one entry queue up here. */
export async function lockEntry(transaction: Transaction, id: number): Promise<EntryWithClaims> {
  const entry = await transaction
    .selectFrom("entry")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) throw notFound();
  const claims = await transaction
    .selectFrom("claim")
    .selectAll()
    .where("entry_id", "=", id)
    .orderBy("place")
    .execute();
  return { ...entry, claims };
}
