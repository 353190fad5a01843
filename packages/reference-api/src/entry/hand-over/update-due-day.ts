import { type CalendarDate, handOverDay, isDelayOver, lastDayOf } from "@kaitori/domain";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { notFound } from "../../http/errors.ts";
import { makeMove } from "../make-move.ts";
import { readAgreedDays } from "../offer/agreed-days.ts";
import type { MoveContext } from "../record-move.ts";
import { requireHandOverFacts } from "./hand-over-facts.ts";

/**
 * Updates the last day of a claim after a report or booking, and ends its delay if nothing is withheld. Returns the
 * updated claim (B12).
 */
export async function updateDueDay(
  context: MoveContext,
  entry: EntryWithClaims,
  id: number,
  /** `fromContract` counts from the day in the contract. `payingOn` is the day of the pay-out in progress. */
  {
    fromContract = false,
    payingOn,
  }: { readonly fromContract?: boolean; readonly payingOn?: CalendarDate } = {},
): Promise<ClaimRow & { return_date: CalendarDate | null }> {
  const { transaction, brand, now } = context;
  const read = () => transaction.selectFrom("claim").selectAll().where("id", "=", id).executeTakeFirst();
  const row = await read();
  if (!row) throw notFound();
  const claim = await requireHandOverFacts(transaction, row, payingOn);
  const days = await readAgreedDays(transaction, entry.id, brand.settings);
  const { paymentDate, dueOn } = claim.facts;
  const from =
    fromContract && paymentDate !== null ? handOverDay(paymentDate, days.closedDay, days.handOver) : dueOn;
  const day = lastDayOf({ ...claim.facts, dueOn: from }, days);
  if (day !== claim.facts.dueOn)
    await transaction
      .updateTable("claim")
      .set({ return_date: day, updated_at: now })
      .where("id", "=", id)
      .execute();
  if (isDelayOver(claim.facts)) {
    const claims = entry.claims.map((one) => (one.id === id ? claim : one));
    await makeMove(context, { ...entry, claims }, "endDelay", { claims: [id] });
  }
  return { ...((await read()) ?? claim), return_date: day };
}
