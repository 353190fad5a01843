import { type CalendarDate, handOverDay, isDelayOver, lastDayOf } from "@kaitori/domain";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { notFound } from "../../http/errors.ts";
import { makeMove } from "../make-move.ts";
import { agreedDays } from "../offer/agreed-days.ts";
import type { MoveContext } from "../record-move.ts";
import { knownClaims } from "./known-claims.ts";

/**
 * Reports and bookings move the last day of a claim, and end its delay when nothing is kept back any more. Answers the
 * claim as it is now (B12).
 */
export async function followClaimMoney(
  context: MoveContext,
  entry: EntryWithClaims,
  id: number,
  /**
   * `anew`: something counts no more, and the last day is found from the day of the contract. `payingOn`: the day on
   * which its price is about to be paid.
   */
  { anew = false, payingOn }: { readonly anew?: boolean; readonly payingOn?: CalendarDate } = {},
): Promise<ClaimRow & { return_date: CalendarDate | null }> {
  const { transaction, brand, now } = context;
  const read = () => transaction.selectFrom("claim").selectAll().where("id", "=", id).executeTakeFirst();
  const row = await read();
  const [claim] = row ? await knownClaims(transaction, [row], payingOn) : [];
  if (!claim) throw notFound();
  const days = await agreedDays(transaction, entry.id, brand.settings);
  const { paymentDate, dueOn } = claim.known;
  const from = anew && paymentDate !== null ? handOverDay(paymentDate, days.closedDay, days.handOver) : dueOn;
  const day = lastDayOf({ ...claim.known, dueOn: from }, days);
  if (day !== claim.known.dueOn)
    await transaction
      .updateTable("claim")
      .set({ return_date: day, updated_at: now })
      .where("id", "=", id)
      .execute();
  if (isDelayOver(claim.known)) {
    const claims = entry.claims.map((one) => (one.id === id ? claim : one));
    await makeMove(context, { ...entry, claims }, "endDelay", { claims: [id] });
  }
  return { ...((await read()) ?? claim), return_date: day };
}
