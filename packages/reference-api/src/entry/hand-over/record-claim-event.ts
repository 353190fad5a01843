import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import type { MailName } from "@kaitori/brand/mail";
import { copyOf } from "@kaitori/brand/text";
import {
  type CalendarDate,
  ClaimStatus,
  type EntryStatus,
  type HandOverFacts,
  handOverDay,
  isDelayOver,
  lastDayOf,
  leftToHandOver,
  pendingForLater,
  remainderFromPayer,
  todayInTokyo,
  withheldAmount,
  type Yen,
  yenWithSeparators,
} from "@kaitori/domain";
import { write } from "../../database/database.ts";
import type { ClaimEvent, ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { eventWrites, type MoveContext, makeMove, type ReviewContext } from "../make-move.ts";
import { agreedDays } from "../offer/offer-terms.ts";
import { requireClaim } from "../own-entry.ts";
import { claimsLeftToHandOver, handOversOf, lateDamagesOf, requireHandOverFacts } from "./hand-over-facts.ts";

interface RecordedEvent {
  readonly event: ClaimEvent;
  /** Name of the mail, if it differs from the event. */
  readonly mail?: MailName | undefined;
  /** Yen of the event; 0 if it moves no money. */
  readonly amount?: Yen;
  /** Values of the mail besides those of the money. */
  readonly values?: Readonly<Record<string, string>>;
  readonly note?: string;
  /** Time of the report that is taken back. */
  readonly takenBackReportAt?: Date;
}

/** Updates the last day of a claim after a report or booking, and writes the history and the notice to the seller (B12). */
export async function recordClaimEvent(
  context: MoveContext,
  entry: EntryWithClaims,
  id: number,
  { event, mail = event, amount = 0, values, note = "", takenBackReportAt }: RecordedEvent,
): Promise<void> {
  const claim = requireClaim(entry, id);
  const status = await updateDueDay(context, entry, id, { takenBackReportAt });
  const writes = await eventWrites(context, entry, {
    act: event,
    claims: [{ id, from: status, change: { to: status } }],
    note,
    mail,
    isInboxOnly: claim.status === ClaimStatus.delay,
    values: { ...(await owedValues(context, claim, amount)), ...values },
  });
  await write(context.transaction, writes);
}

/** Updates the last day of a claim, and ends its delay if nothing is withheld; returns its new status (B12). */
export async function updateDueDay(
  context: MoveContext,
  entry: EntryWithClaims,
  id: number,
  /** Day of the pay-out in progress, or time of the report that is taken back: then the contract's day counts again. */
  { payingOn, takenBackReportAt }: { payingOn?: CalendarDate; takenBackReportAt?: Date | undefined } = {},
): Promise<number> {
  const { transaction, brand, now } = context;
  const { facts, agreed } = await requireHandOverFacts(transaction, { id }, payingOn);
  const days = agreedDays(agreed, brand.settings);
  const dueOn = takenBackReportAt
    ? handOverDay(facts.paymentDate, days.closedDay, days.handOver)
    : facts.dueOn;
  const return_date = lastDayOf({ ...facts, dueOn }, days);
  if (return_date !== facts.dueOn)
    await transaction
      .updateTable("claim")
      .set({ return_date, updated_at: now })
      .where("id", "=", id)
      .execute();
  const isOver =
    isDelayOver(facts) ||
    (takenBackReportAt &&
      (await isDelayBaseless(context, id, { ...facts, dueOn: return_date }, takenBackReportAt)));
  if (!isOver) return facts.status;
  await makeMove(context, entry, "endDelay", { claims: [id] });
  return ClaimStatus.transferred;
}

/** True for a delay that was set after the report and relied on it. */
async function isDelayBaseless(
  { transaction, now }: MoveContext,
  id: number,
  facts: HandOverFacts,
  reportedAt: Date,
): Promise<boolean> {
  const isOverdue = withheldAmount(facts) > 0 && facts.dueOn !== null && facts.dueOn < todayInTokyo(now);
  if (facts.status !== ClaimStatus.delay || isOverdue) return false;
  const delay = await transaction
    .selectFrom("entry_history")
    .select("id")
    .where("claim_id", "=", id)
    .where("act", "=", "delay")
    .where("at", ">=", reportedAt)
    .executeTakeFirst();
  return delay !== undefined;
}

/** Moves one sold claim. Its bookings must be written first, or the database refuses the move. */
export async function moveSoldClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  move: "handOver" | "undoHandOver" | "settle" | "settleUncollectable" | "delay",
  /** `amount` defaults to the payer's whole sum. Only staff see the note. */
  { amount, note = "" }: { readonly amount?: Yen; readonly note?: string } = {},
): Promise<EntryStatus> {
  const claim = requireClaim(entry, claimId);
  return makeMove(context, entry, move, {
    claims: [claimId],
    note,
    isInboxOnly: claim.status === ClaimStatus.delay,
    values: await owedValues(context, claim, amount ?? claim.scheduled_deposit_amount_from_obliger),
  });
}

/** Values of a mail about a sold claim: amount of the event, rest to hand over and its last day. */
async function owedValues({ transaction, brand, now }: MoveContext, row: ClaimRow, amount: Yen) {
  const claim = await requireHandOverFacts(transaction, row);
  const { facts } = claim;
  const damages = lateDamagesOf(claim, { settings: brand.settings, today: todayInTokyo(now) });
  const leftClaims = claimsLeftToHandOver([claim]);
  const fromPayer = remainderFromPayer(facts);
  const later = pendingForLater(facts);
  const day = facts.dueOn ?? facts.askAgainOn;
  const words = copyOf(brand.copy, mailCopy);
  return {
    obliger: row.obliger_company_name,
    amount,
    left: leftToHandOver(facts),
    date: day ? datesOf(brand.copy).day(day) : "",
    damages: damages > 0 ? `\n\n${words.damagesLine({ amount: yenWithSeparators(damages) })}` : "",
    handOvers: [
      ...(leftClaims.length > 0 ? [handOverWords(brand, await handOversOf(transaction, leftClaims))] : []),
      ...(later > 0 ? [words.laterHandOverLine({ amount: yenWithSeparators(later) })] : []),
      ...(fromPayer > 0 ? [words.notReceivedLine({ amount: yenWithSeparators(fromPayer) })] : []),
    ].join("\n"),
  };
}
