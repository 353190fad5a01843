import type { Yen } from "../amount/yen.ts";
import { addBankDays, type ClosedDayMove, handOverDay } from "../bank-day/bank-day.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import type { ClaimReportKind } from "./report.ts";

/** A sold claim with what is known of its money. */
export interface HandOverKnown {
  readonly status: number;
  /** When its price was paid: before that nothing is handed over, whatever has come. */
  readonly paidOn: CalendarDate | null;
  /** The last day to hand it over; a report moves it. */
  readonly dueOn: CalendarDate | null;
  /** When the payer was to pay. */
  readonly paymentDate: CalendarDate | null;
  /** The sum that the payer sends. */
  readonly scheduled: Yen;
  /** The sum booked at the desk. */
  readonly handedOver: Yen;
  /** All that has come to the seller. */
  readonly received: Yen;
  /** When the last of it came, or the price was paid after that; null before the first report of a receipt. */
  readonly receivedOn: CalendarDate | null;
  /** Receipts that have not been handed over, the oldest first. */
  readonly kept: readonly Receipt[];
  /** When the payer will pay, as the seller said last; null where nothing was said or nobody knows. */
  readonly expectedOn: CalendarDate | null;
  /** The payer is late, and nobody knows until when: from this day on the seller is asked again. Else null. */
  readonly askAgainOn: CalendarDate | null;
  /** The last report; null before the first. */
  readonly last: ClaimReportKind | null;
  /** The payer is insolvent: that is never taken back by a later report. */
  readonly isPayerInsolvent: boolean;
  /** A person has ended it as one that the payer never pays; what comes after all is reported, and awaited is nothing. */
  readonly isUncollectable: boolean;
}

/** Money that did not come is the buyer's loss: only what has come is handed over. */
const isGivenUp = (known: Pick<HandOverKnown, "isPayerInsolvent" | "isUncollectable">): boolean =>
  known.isPayerInsolvent || known.isUncollectable;

export interface Receipt {
  /** When it came, or the price was paid after that. */
  readonly on: CalendarDate;
  readonly amount: Yen;
}

/** State of the money of a sold claim, in more detail than the status of the wire. */
export const handOverStates = [
  "notDue",
  "awaitingReport",
  "payerLate",
  "received",
  "payerInsolvent",
  "uncollectable",
  "delay",
  "handedOver",
  "settled",
] as const;
export type HandOverState = (typeof handOverStates)[number];

/**
 * Received money comes first: it has to be handed over in any case. A late or insolvent payer is not the seller's
 * fault. From its last day on, a claim without a report waits for one.
 */
export function handOverState(known: HandOverKnown, today: CalendarDate): HandOverState {
  if (known.status === ClaimStatus.returned) return isSettled(known) ? "settled" : "handedOver";
  if (known.status === ClaimStatus.delay) return "delay";
  if (withheld(known) > 0 && known.paidOn !== null) return "received";
  if (known.isPayerInsolvent) return "payerInsolvent";
  if (known.isUncollectable) return "uncollectable";
  if (known.paidOn === null) return known.last === "notYet" ? "payerLate" : "notDue";
  const asked = askedFrom(known);
  if (asked === null || today < asked) return known.last === "notYet" ? "payerLate" : "notDue";
  return "awaitingReport";
}

/** The day from which a report is awaited: the last day to hand over, or the one to ask again where that is not known. */
const askedFrom = ({ askAgainOn, dueOn }: Pick<HandOverKnown, "askAgainOn" | "dueOn">) => askAgainOn ?? dueOn;

/** Money that has come to the seller and has not been handed over. */
export const withheld = ({ received, handedOver }: Pick<HandOverKnown, "received" | "handedOver">): Yen =>
  Math.max(0, received - handedOver);

/** Ended by a person without the whole sum: what the payer still sends is reported (B12). */
export const isSettled = (
  known: Pick<HandOverKnown, "status" | "isPayerInsolvent" | "isUncollectable" | "received" | "scheduled">,
): boolean => known.status === ClaimStatus.returned && isGivenUp(known) && stillToCome(known) > 0;

/** Money that the payer has not sent yet. */
export const stillToCome = ({ scheduled, received }: Pick<HandOverKnown, "scheduled" | "received">): Yen =>
  Math.max(0, scheduled - received);

/**
 * What is to be handed over by the last day: of what has come, the oldest; before anything has, what the payer is to
 * send. Of an insolvent payer, or one who never pays, only what has come.
 */
export function leftToHandOver(known: HandOverKnown): Yen {
  const due = withheld(known) - keptForLater(known);
  return due > 0 || isGivenUp(known) ? due : Math.max(0, known.scheduled - known.handedOver);
}

/** Money that came after the oldest kept receipt: it has days of its own. */
export function keptForLater(known: HandOverKnown): Yen {
  const [oldest] = known.kept;
  if (!oldest) return 0;
  const first = known.kept.filter(({ on }) => on === oldest.on);
  return Math.max(0, withheld(known) - first.reduce((sum, { amount }) => sum + amount, 0));
}

/** Money awaited from the payer beside the sum that is due now: the rest of a partial payment. */
export const awaitedBeside = (known: HandOverKnown): Yen =>
  withheld(known) > 0 && !isGivenUp(known) ? stillToCome(known) : 0;

/** A reported receipt or a booked hand-over. */
export type MoneyEvent =
  | { readonly kind: "received"; readonly amount: Yen; readonly on: CalendarDate }
  | { readonly kind: "handedOver"; readonly amount: Yen };

/**
 * What has come to the seller, by reports and bookings in the order in which they were made: money that is handed over
 * has come before, whether it was reported or not; a report tells of what came beside it.
 */
export function receivedOf(events: readonly Pick<MoneyEvent, "kind" | "amount">[], scheduled: Yen): Yen {
  let received = 0;
  let handedOver = 0;
  for (const { kind, amount } of events) {
    if (kind === "received") received += amount;
    else handedOver += amount;
    received = Math.max(received, handedOver);
  }
  return Math.min(received, scheduled);
}

/**
 * What has come and has not been handed over, the oldest first: whoever hands over hands over the oldest. So a later
 * receipt never puts off the day of an earlier one.
 */
export function keptOf(events: readonly MoneyEvent[]): Receipt[] {
  let kept: Receipt[] = [];
  for (const event of events) {
    kept = event.kind === "received" ? withReceipt(kept, event) : takeOldest(kept, event.amount).left;
  }
  return kept;
}

/** Adds a receipt to the kept ones, the oldest first. */
export const withReceipt = (kept: readonly Receipt[], { on, amount }: Receipt): Receipt[] =>
  [...kept, { on, amount }].sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));

/** Takes a sum from the kept receipts, the oldest first, and returns the rest. */
export function takeOldest(kept: readonly Receipt[], sum: Yen): { taken: Receipt[]; left: Receipt[] } {
  const taken: Receipt[] = [];
  const left: Receipt[] = [];
  let rest = sum;
  for (const { on, amount } of kept) {
    const part = Math.min(rest, amount);
    rest -= part;
    if (part > 0) taken.push({ on, amount: part });
    if (part < amount) left.push({ on, amount: amount - part });
  }
  return { taken, left };
}

/**
 * A delay ends when the seller has answered and keeps nothing back: what the payer has not sent is no fault of the
 * seller (no recourse).
 */
export const isDelayOver = (known: HandOverKnown): boolean =>
  known.status === ClaimStatus.delay && known.last !== null && withheld(known) === 0;

export interface HandOverDays {
  readonly closedDay: ClosedDayMove;
  /** Within so many bank days of its receipt money is handed over. */
  readonly handOver: number;
}

/**
 * The last day after a report or a booking: what has come is handed over within some bank days of its receipt; what is
 * still to come, by the day that follows from the payer's date, and no earlier than what came before it.
 */
export function lastDayOf(known: HandOverKnown, { closedDay, handOver }: HandOverDays): CalendarDate | null {
  const { receivedOn, expectedOn, paymentDate, paidOn } = known;
  const [oldest] = known.kept;
  if (oldest && withheld(known) > 0 && paidOn !== null) return handOverDay(oldest.on, "next", handOver);
  // There is no day before somebody knows one.
  if (known.askAgainOn !== null) return null;
  const ofReceipt = paidOn && receivedOn && handOverDay(receivedOn, "next", handOver);
  const comesOn = ofReceipt === null ? expectedOn : (expectedOn ?? paymentDate);
  // Without a report the day of the contract stands.
  if (isGivenUp(known) || comesOn === null) return known.dueOn;
  const ofRest = handOverDay(comesOn, closedDay, handOver);
  return ofReceipt !== null && ofReceipt > ofRest ? ofReceipt : ofRest;
}

/** By when what came after the oldest that is kept is handed over first; null where nothing did. */
export function lastDayOfKeptForLater(
  known: HandOverKnown,
  { handOver }: Pick<HandOverDays, "handOver">,
): CalendarDate | null {
  const [oldest] = known.kept;
  const next = known.kept.find(({ on }) => on !== oldest?.on);
  return next && keptForLater(known) > 0 ? handOverDay(next.on, "next", handOver) : null;
}

/** When the seller of a payer who is late without a day is asked again: after some bank days, no earlier than planned. */
export function dayToAskAgain(
  { dueOn }: Pick<HandOverKnown, "dueOn">,
  { today, handOver }: { readonly today: CalendarDate } & Pick<HandOverDays, "handOver">,
): CalendarDate {
  const day = addBankDays(today, handOver);
  return dueOn !== null && dueOn > day ? dueOn : day;
}

export const delayBlockers = [
  "notSold",
  "notDue",
  "payerLate",
  "payerInsolvent",
  "uncollectable",
  "notAskedTwice",
] as const;
export type DelayBlocker = (typeof delayBlockers)[number];

/** The days on which the seller was asked since the last report, the earliest first. */
export type Asked = readonly CalendarDate[];

const asksBeforeDelay = 2;

/**
 * Only what a seller keeps back is a delay (wire status 7): receipt is known and its last day is over, or two asks have
 * gone unanswered for some bank days. That a payer is late or insolvent is the buyer's risk: this product has no recourse.
 */
export function delayBlockersOf(
  known: HandOverKnown,
  asked: Asked,
  { today, handOver }: { readonly today: CalendarDate } & Pick<HandOverDays, "handOver">,
): DelayBlocker[] {
  if (known.status !== ClaimStatus.transferred) return ["notSold"];
  const state = handOverState(known, today);
  if (state === "payerInsolvent" || state === "uncollectable" || state === "payerLate") return [state];
  const since = withheld(known) > 0 ? known.dueOn : askedFrom(known);
  if (since === null || today <= since) return ["notDue"];
  if (state === "received") return [];
  return nextAsk(asked, { today, handOver }) === "lapsed" ? [] : ["notAskedTwice"];
}

export const uncollectableBlockers = ["notSold", "payerInsolvent", "withheld", "payerNotDue"] as const;
export type UncollectableBlocker = (typeof uncollectableBlockers)[number];

/**
 * A claim whose payer never pays is ended by a person when the payer's day, the last that is known, is over and all that
 * came is handed over; the rest is the buyer's loss, in a delay too. An insolvent payer's claim has an end of its own.
 */
export function uncollectableBlockersOf(known: HandOverKnown, today: CalendarDate): UncollectableBlocker[] {
  if (known.status !== ClaimStatus.transferred && known.status !== ClaimStatus.delay) return ["notSold"];
  const blockers: UncollectableBlocker[] = [];
  if (known.isPayerInsolvent) blockers.push("payerInsolvent");
  if (withheld(known) > 0) blockers.push("withheld");
  const days = [known.paymentDate, known.expectedOn].filter((day) => day !== null);
  if (days.length === 0 || days.some((day) => day >= today)) blockers.push("payerNotDue");
  return blockers;
}

/**
 * Next step for a claim that awaits a report: the seller is asked, asked again after some bank days, then a person
 * decides.
 */
export function nextAsk(
  asked: Asked,
  { today, handOver }: { readonly today: CalendarDate } & Pick<HandOverDays, "handOver">,
): "ask" | "wait" | "lapsed" {
  const [first] = asked;
  const last = asked[asksBeforeDelay - 1];
  if (last !== undefined) return today > addBankDays(last, handOver) ? "lapsed" : "wait";
  return first === undefined || today >= addBankDays(first, handOver) ? "ask" : "wait";
}
