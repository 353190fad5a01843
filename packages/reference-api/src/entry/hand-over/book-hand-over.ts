import {
  type CalendarDate,
  ClaimStatus,
  EntryStatus,
  handOverState,
  leftToHandOver,
  readYen,
  receiptIssues,
  todayInTokyo,
  uncollectableBlockersOf,
  withheldAmount,
  yenInputToWire,
  yenOf,
} from "@kaitori/domain";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, refuseBlocked, refuseIssues } from "../../http/errors.ts";
import { makeMove, type ReviewContext } from "../make-move.ts";
import { requireClaim } from "../own-entry.ts";
import { closeTasks } from "../tasks/open-task.ts";
import { requireHandOverFacts, saleDay, type WithHandOverFacts } from "./hand-over-facts.ts";
import { moveSoldClaim, recordClaimEvent, updateDueDay } from "./record-claim-event.ts";

/** Received money: `amount` defaults to the sum due now, `on` to today. */
export interface Booking {
  readonly claim: number;
  readonly amount?: string | undefined;
  readonly on?: CalendarDate | undefined;
  /** Confirms that an equal booking is another transfer. */
  readonly again?: boolean | undefined;
}

/** Books money from the seller for one claim; the last part completes its hand-over (B12). */
export async function bookHandOver(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, amount, on, again = false }: Booking,
): Promise<void> {
  const { transaction, now } = context;
  const claim = await requireSoldClaim(context, entry, id);
  const today = todayInTokyo(now);
  // An insolvent payer may still pay the rest.
  const left = claim.facts.scheduled - claim.facts.handedOver;
  const sum = amount === undefined ? String(leftToHandOver(claim.facts)) : yenInputToWire(amount);
  const booking = { amount: sum, on: on ?? today };
  refuseIssues(receiptIssues(booking, { left, today, soldOn: saleDay(entry) }));
  const sameBooking = { claim_id: id, amount: yenOf(booking.amount), day: booking.on };
  // An equal amount on the same day is usually a double click.
  const isDuplicate =
    !again &&
    (await transaction
      .selectFrom("hand_over_booking")
      .select("id")
      .where(({ and }) => and(sameBooking))
      .where("undone_at", "is", null)
      .executeTakeFirst());
  if (isDuplicate) throw conflict("bookedAlready");
  await transaction
    .insertInto("hand_over_booking")
    .values({ ...sameBooking, applicant_id: claim.applicant_id, booked_at: now })
    .execute();
  if (readYen(booking.amount) === left) await moveSoldClaim(context, entry, id, "handOver");
  else await recordClaimEvent(context, entry, id, { event: "handOverPart", amount: yenOf(booking.amount) });
}

/** Undoes the last booking of a claim; the row stays visible (B12). */
export async function undoHandOver(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id }: Pick<Booking, "claim">,
): Promise<void> {
  const { transaction, now } = context;
  const claim = requireClaim(entry, id);
  const { id: lastId, amount } = await transaction
    .selectFrom("hand_over_booking")
    .select(["id", "amount"])
    .where("claim_id", "=", id)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow(() => conflict("noHandOverToUndo", { claim_status: claim.status }));
  await transaction
    .updateTable("hand_over_booking")
    .set({ undone_at: now })
    .where("id", "=", lastId)
    .execute();
  if (entry.status === EntryStatus.archived) await makeMove(context, entry, "reopen", { claims: [id] });
  else if (claim.status === ClaimStatus.returned) {
    await updateDueDay(context, entry, id);
    await moveSoldClaim(context, entry, id, "undoHandOver", { amount });
    return;
  }
  await recordClaimEvent(context, entry, id, { event: "undoHandOver", amount });
}

/** Closes a claim with an insolvent payer when all received money is handed over (B12). */
export async function settleClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id }: Pick<Booking, "claim">,
): Promise<void> {
  const claim = await requireSoldClaim(context, entry, id);
  const standing = handOverState(claim.facts, todayInTokyo(context.now));
  if (!claim.facts.isPayerInsolvent || withheldAmount(claim.facts) > 0)
    throw conflict("notToSettle", { standing });
  // All tasks of a claim are about its money.
  await closeTasks(context.transaction, { claim_id: id }, context.now);
  await moveSoldClaim(context, entry, id, "settle");
}

/** Closes a claim whose payer never pays without being insolvent, with a note (B12). */
export async function settleUncollectable(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, note }: { readonly claim: number; readonly note: string },
): Promise<void> {
  const { facts } = await requireSoldClaim(context, entry, id);
  const blockers = uncollectableBlockersOf(facts, todayInTokyo(context.now));
  if (blockers.length > 0) refuseBlocked(blockers);
  await closeTasks(context.transaction, { claim_id: id }, context.now);
  await moveSoldClaim(context, entry, id, "settleUncollectable", { note });
}

export async function requireSoldClaim(
  { transaction }: ReviewContext,
  entry: EntryWithClaims,
  id: number,
): Promise<WithHandOverFacts<ClaimRow>> {
  const row = requireClaim(entry, id);
  if (row.status !== ClaimStatus.transferred && row.status !== ClaimStatus.delay)
    throw conflict("claimNotInState", { claim_status: row.status });
  return requireHandOverFacts(transaction, row);
}
