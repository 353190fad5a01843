import {
  ClaimStatus,
  EntryStatus,
  handOverState,
  leftToHandOver,
  readYen,
  receiptIssues,
  todayInTokyo,
  type UncollectableBlocker,
  uncollectableBlockersOf,
  withheld,
  type Yen,
  yenInputToWire,
  yenOf,
} from "@kaitori/domain";
import { lockApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { ClaimEvent, ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, notFound, type RefusalMessage } from "../../http/errors.ts";
import { refuseIssues } from "../../http/issues.ts";
import { makeMove } from "../make-move.ts";
import { requireClaim } from "../own-entry.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { closeTasks } from "../tasks/open-task.ts";
import { followClaimMoney } from "./follow-money.ts";
import { soldOn, type WithFacts, withHandOverFacts } from "./hand-over-facts.ts";
import { moveSoldClaim } from "./move-sold-claim.ts";
import { owedValues } from "./owed-values.ts";
import { recordClaimEvent } from "./record-claim-event.ts";

/** Received money: `amount` defaults to the sum due now, `on` to today. */
export interface Booking {
  readonly claim: number;
  readonly amount?: string | undefined;
  readonly on?: string | undefined;
  /** Confirms that it is not the same transfer as an equal booking. */
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
  // The rest of an insolvent payer may still come.
  const left = claim.facts.scheduled - claim.facts.handedOver;
  const sum = amount === undefined ? String(leftToHandOver(claim.facts)) : yenInputToWire(amount);
  const booking = { amount: sum, on: on ?? today };
  refuseIssues(receiptIssues(booking, { left, today, soldOn: soldOn(entry) }));
  if (!again) await refuseTwice(transaction, id, booking);
  await transaction
    .insertInto("hand_over_booking")
    .values({
      claim_id: id,
      applicant_id: claim.applicant_id,
      amount: yenOf(booking.amount),
      day: booking.on,
      booked_at: now,
    })
    .execute();
  if (readYen(booking.amount) === left) await moveSoldClaim(context, entry, id, "handOver");
  else
    await tell(
      context,
      entry,
      await followClaimMoney(context, entry, id),
      "handOverPart",
      yenOf(booking.amount),
    );
}

/** Undoes the last booking of a claim; the row stays visible (B12). */
export async function undoHandOver(
  context: ReviewContext,
  entry: EntryWithClaims,
  id: number,
): Promise<void> {
  const { transaction, now } = context;
  const claim = requireClaim(entry, id);
  const last = await transaction
    .selectFrom("hand_over_booking")
    .select(["id", "amount"])
    .where("claim_id", "=", id)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!last) throw conflict("noHandOverToUndo", { claim_status: claim.status });
  await transaction
    .updateTable("hand_over_booking")
    .set({ undone_at: now })
    .where("id", "=", last.id)
    .execute();
  const moved = await followClaimMoney(context, entry, id);
  const claims = entry.claims.map((one) => (one.id === id ? moved : one));
  const isClosed = entry.status === EntryStatus.archived;
  if (isClosed) await makeMove(context, { ...entry, claims }, "reopen", { claims: [id] });
  if (claim.status === ClaimStatus.returned && !isClosed)
    await moveSoldClaim(context, { ...entry, claims }, id, "undoHandOver", { amount: last.amount });
  else await tell(context, entry, moved, "undoHandOver", last.amount);
}

/** Closes a claim with an insolvent payer when all received money is handed over (B12). */
export async function settleClaim(context: ReviewContext, entry: EntryWithClaims, id: number): Promise<void> {
  const claim = await requireSoldClaim(context, entry, id);
  const standing = handOverState(claim.facts, todayInTokyo(context.now));
  if (!claim.facts.isPayerInsolvent || withheld(claim.facts) > 0) throw conflict("notToSettle", { standing });
  // All of them are about its money.
  await closeTasks(context.transaction, { claim_id: id }, context.now);
  await moveSoldClaim(context, entry, id, "settle");
}

const uncollectableRefusals = {
  notSold: "claimNotInState",
  payerInsolvent: "uncollectableInsolvent",
  withheld: "uncollectableWithheld",
  payerNotDue: "uncollectableNotDue",
} as const satisfies Record<UncollectableBlocker, RefusalMessage>;

/** Closes a claim whose payer never pays without being insolvent, with a note (B12). */
export async function settleUncollectable(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, note }: { readonly claim: number; readonly note: string },
): Promise<void> {
  const { facts } = await requireSoldClaim(context, entry, id);
  const [blocker, ...more] = uncollectableBlockersOf(facts, todayInTokyo(context.now));
  if (blocker) throw conflict(uncollectableRefusals[blocker], { blockers: [blocker, ...more] });
  // All of them are about its money.
  await closeTasks(context.transaction, { claim_id: id }, context.now);
  await moveSoldClaim(context, entry, id, "settleUncollectable", { note });
}

/** An equal amount on the same day is usually a double click. */
async function refuseTwice(
  transaction: Transaction,
  claim: number,
  { amount, on }: { readonly amount: string; readonly on: string },
): Promise<void> {
  const same = await transaction
    .selectFrom("hand_over_booking")
    .select("id")
    .where("claim_id", "=", claim)
    .where("amount", "=", yenOf(amount))
    .where("day", "=", on)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  if (same) throw conflict("bookedAlready");
}

export async function requireSoldClaim(
  { transaction }: ReviewContext,
  entry: EntryWithClaims,
  id: number,
): Promise<WithFacts<ClaimRow>> {
  const row = requireClaim(entry, id);
  if (row.status !== ClaimStatus.transferred && row.status !== ClaimStatus.delay)
    throw conflict("claimNotInState", { claim_status: row.status });
  const [claim] = await withHandOverFacts(transaction, [row]);
  if (!claim) throw notFound();
  return claim;
}

async function tell(
  context: ReviewContext,
  entry: EntryWithClaims,
  claim: ClaimRow,
  event: ClaimEvent,
  amount: Yen,
): Promise<void> {
  const { transaction, services, brand, actor, now } = context;
  await recordClaimEvent(transaction, services, {
    brand,
    applicant: await lockApplicant(transaction, entry.applicant_id),
    entry,
    claim,
    event,
    actor,
    values: await owedValues(context, claim, amount),
    now,
  });
}
