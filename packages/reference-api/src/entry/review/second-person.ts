import { sql } from "kysely";
import type { Transaction } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";
import type { ReviewContext } from "../make-move.ts";

/** Refuses a pay-out by the person who decided the purchase, as the database does, but with a reason. */
export async function requireSecondPerson(
  { transaction, actor, staffId }: ReviewContext,
  { id, brand, status }: EntryWithClaims,
): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select may_pay_out(${id}::bigint, ${brand}, ${actor}, ${staffId ?? null}::bigint) as may`.execute(
    transaction,
  );
  if (!rows[0]?.may) throw conflict("secondPersonNeeded", { entry_status: status });
}

/** Refuses an offer that no other staff member could pay out. */
export async function requireSomebodyToPay(
  { transaction, staffId }: ReviewContext,
  { id, brand, status }: EntryWithClaims,
): Promise<void> {
  if (staffId === undefined) return;
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from staff where ${brand} = any (brands) and disabled_at is null
      and may_pay_out(${id}::bigint, ${brand}, 'desk', staff.id)) as may`.execute(transaction);
  if (!rows[0]?.may) throw conflict("nobodyLeftToPay", { entry_status: status });
}

export async function hasDecided(
  transaction: Transaction,
  entryId: number,
  staffId: number,
): Promise<boolean> {
  const decision = await transaction
    .selectFrom("entry_history")
    .select("id")
    .where("entry_id", "=", entryId)
    .where("staff_id", "=", staffId)
    .where("act", "in", ["buy", "offer"])
    .executeTakeFirst();
  return decision !== undefined;
}
