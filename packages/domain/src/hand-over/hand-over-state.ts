import type { Yen } from "../amount/yen.ts";
import { addBankDays, type ClosedDayMove, handOverDay } from "../bank-day/bank-day.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import type { ClaimReportKind } from "./report.ts";

/** A sold claim with the facts about its money. */
export interface HandOverFacts {
  readonly status: number;
  /** Day on which the price was paid; the seller hands nothing over before it. */
  readonly paidOn: CalendarDate | null;
  /** Last day of the hand-over; a report moves it. */
  readonly dueOn: CalendarDate | null;
  /** Agreed payment date of the payer. */
  readonly paymentDate: CalendarDate | null;
  /** Amount that the payer will transfer. */
  readonly scheduled: Yen;
  /** Amount that the desk has booked as handed over. */
  readonly handedOver: Yen;
  /** Amount that the seller has received from the payer. */
  readonly received: Yen;
  /** Day of the last receipt, or of the pay-out if that is later; null before the first receipt. */
  readonly receivedOn: CalendarDate | null;
  /** Receipts that are not handed over yet, the oldest first. */
  readonly pendingReceipts: readonly Receipt[];
  /** Payment date in the seller's last report; null if unknown. */
  readonly expectedOn: CalendarDate | null;
  /** Day to ask the seller again, if the payer is late without a known date; otherwise null. */
  readonly askAgainOn: CalendarDate | null;
  /** Kind of the last report; null before the first. */
  readonly lastReport: ClaimReportKind | null;
  /** The payer is insolvent; a later report does not change it. */
  readonly isPayerInsolvent: boolean;
  /** The desk has ended the claim because the payer never pays. No money is awaited any more; late money can still be reported. */
  readonly isUncollectable: boolean;
}

/** The buyer bears the rest that the payer does not transfer; the seller hands over only what has arrived. */
const isRestWrittenOff = (facts: Pick<HandOverFacts, "isPayerInsolvent" | "isUncollectable">): boolean =>
  facts.isPayerInsolvent || facts.isUncollectable;

export interface Receipt {
  /** Day of the receipt, or of the pay-out if that is later. */
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
  "settled", // the payer is insolvent or never pays; what it paid has been handed over
] as const;
export type HandOverState = (typeof handOverStates)[number];

/**
 * Received money has priority, because it must be handed over in any case. The seller is not liable for a late or
 * insolvent payer. After its last day, a claim without a report awaits one.
 */
export function handOverState(facts: HandOverFacts, today: CalendarDate): HandOverState {
  if (facts.status === ClaimStatus.returned) return isSettled(facts) ? "settled" : "handedOver";
  if (facts.status === ClaimStatus.delay) return "delay";
  if (withheldAmount(facts) > 0 && facts.paidOn !== null) return "received";
  if (facts.isPayerInsolvent) return "payerInsolvent";
  if (facts.isUncollectable) return "uncollectable";
  if (facts.paidOn === null) return facts.lastReport === "notYet" ? "payerLate" : "notDue";
  const reportDue = reportDueOn(facts);
  if (reportDue === null || today < reportDue) return facts.lastReport === "notYet" ? "payerLate" : "notDue";
  return "awaitingReport";
}

/** Day from which a report is awaited: the last day of the hand-over, or the day to ask again. */
const reportDueOn = ({ askAgainOn, dueOn }: Pick<HandOverFacts, "askAgainOn" | "dueOn">) =>
  askAgainOn ?? dueOn;

/** Money that the seller has received and not handed over. */
export const withheldAmount = ({
  received,
  handedOver,
}: Pick<HandOverFacts, "received" | "handedOver">): Yen => Math.max(0, received - handedOver);

/** The claim ended without the whole amount; later transfers of the payer are still reported (B12). */
export const isSettled = (
  facts: Pick<HandOverFacts, "status" | "isPayerInsolvent" | "isUncollectable" | "received" | "scheduled">,
): boolean => facts.status === ClaimStatus.returned && isRestWrittenOff(facts) && unpaidByPayer(facts) > 0;

/** Money that the payer has not sent yet. */
export const unpaidByPayer = ({ scheduled, received }: Pick<HandOverFacts, "scheduled" | "received">): Yen =>
  Math.max(0, scheduled - received);

/**
 * Amount to hand over by the last day: the oldest receipt, or before any receipt the expected transfer. For an
 * insolvent or never paying payer only received money counts.
 */
export function leftToHandOver(facts: HandOverFacts): Yen {
  const due = withheldAmount(facts) - pendingForLater(facts);
  return due > 0 || isRestWrittenOff(facts) ? due : Math.max(0, facts.scheduled - facts.handedOver);
}

/** Money received after the oldest pending receipt; it has a later last day. */
export function pendingForLater(facts: HandOverFacts): Yen {
  const [oldest] = facts.pendingReceipts;
  if (!oldest) return 0;
  const first = facts.pendingReceipts.filter(({ on }) => on === oldest.on);
  return Math.max(0, withheldAmount(facts) - first.reduce((sum, { amount }) => sum + amount, 0));
}

/** Rest of a partial payment that the payer still owes. */
export const remainderFromPayer = (facts: HandOverFacts): Yen =>
  withheldAmount(facts) > 0 && !isRestWrittenOff(facts) ? unpaidByPayer(facts) : 0;

/** A reported receipt or a booked hand-over. */
export type MoneyEvent =
  | { readonly kind: "received"; readonly amount: Yen; readonly on: CalendarDate }
  | { readonly kind: "handedOver"; readonly amount: Yen };

/** Amount received by reports and bookings. A booked hand-over implies a receipt; a report adds to it. */
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

/** Pending receipts, the oldest first. A hand-over settles the oldest, so no later one extends its last day. */
export function pendingReceiptsOf(events: readonly MoneyEvent[]): Receipt[] {
  let pending: Receipt[] = [];
  for (const event of events) {
    pending =
      event.kind === "received" ? withReceipt(pending, event) : settleOldest(pending, event.amount).remaining;
  }
  return pending;
}

/** Adds a receipt to the pending ones, the oldest first. */
export const withReceipt = (pending: readonly Receipt[], { on, amount }: Receipt): Receipt[] =>
  [...pending, { on, amount }].sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));

/** Settles pending receipts with the handed-over amount, the oldest first. */
export function settleOldest(
  pending: readonly Receipt[],
  handedOver: Yen,
): { settled: Receipt[]; remaining: Receipt[] } {
  const settled: Receipt[] = [];
  const remaining: Receipt[] = [];
  let rest = handedOver;
  for (const { on, amount } of pending) {
    const part = Math.min(rest, amount);
    rest -= part;
    if (part > 0) settled.push({ on, amount: part });
    if (part < amount) remaining.push({ on, amount: amount - part });
  }
  return { settled, remaining };
}

/** A delay ends when the seller has reported and withholds nothing. Missing payment of the payer is not a delay (no recourse). */
export const isDelayOver = (facts: HandOverFacts): boolean =>
  facts.status === ClaimStatus.delay && facts.lastReport !== null && withheldAmount(facts) === 0;

export interface HandOverDays {
  readonly closedDay: ClosedDayMove;
  /** Bank days between receipt and hand-over. */
  readonly handOver: number;
}

/**
 * Last day after a report or booking. Received money: some bank days after its receipt. Expected money: by the
 * payment date, and not before the last day of earlier receipts.
 */
export function lastDayOf(facts: HandOverFacts, { closedDay, handOver }: HandOverDays): CalendarDate | null {
  const { receivedOn, expectedOn, paymentDate, paidOn } = facts;
  const [oldest] = facts.pendingReceipts;
  if (oldest && withheldAmount(facts) > 0 && paidOn !== null) return handOverDay(oldest.on, "next", handOver);
  if (facts.askAgainOn !== null) return null;
  const receiptDueOn = paidOn && receivedOn && handOverDay(receivedOn, "next", handOver);
  const paymentExpectedOn = receiptDueOn === null ? expectedOn : (expectedOn ?? paymentDate);
  // Without a report the day in the contract applies.
  if (isRestWrittenOff(facts) || paymentExpectedOn === null) return facts.dueOn;
  const restDueOn = handOverDay(paymentExpectedOn, closedDay, handOver);
  return receiptDueOn !== null && receiptDueOn > restDueOn ? receiptDueOn : restDueOn;
}

/** Last day to hand over money received on `on`; money received before the pay-out counts from the pay-out. */
export const lastDayOfReceipt = (
  on: CalendarDate,
  { paidOn, handOver }: { readonly paidOn: CalendarDate } & Pick<HandOverDays, "handOver">,
): CalendarDate => handOverDay(on < paidOn ? paidOn : on, "next", handOver);

/** Last day of the rest that a payer still owes after a partial payment; null without a rest or a known day. */
export const lastDayOfRest = (facts: HandOverFacts, days: HandOverDays): CalendarDate | null =>
  remainderFromPayer(facts) > 0 ? lastDayOf({ ...facts, pendingReceipts: [] }, days) : null;

/** Last day of the receipt after the oldest pending one; null without one. */
export function lastDayOfLaterReceipt(
  facts: HandOverFacts,
  { handOver }: Pick<HandOverDays, "handOver">,
): CalendarDate | null {
  const [oldest] = facts.pendingReceipts;
  const next = facts.pendingReceipts.find(({ on }) => on !== oldest?.on);
  return next && pendingForLater(facts) > 0 ? handOverDay(next.on, "next", handOver) : null;
}

/** Day to ask the seller of a late payer again: after some bank days, and not before the planned last day. */
export function dayToAskAgain(
  { dueOn }: Pick<HandOverFacts, "dueOn">,
  { today, handOver }: { readonly today: CalendarDate } & Pick<HandOverDays, "handOver">,
): CalendarDate {
  const day = addBankDays(today, handOver);
  return dueOn !== null && dueOn > day ? dueOn : day;
}

/** Codes of the refusals, like all blockers here. */
export type DelayBlocker =
  | "claimNotInState"
  | "notDue"
  | "payerLate"
  | "payerInsolvent"
  | "uncollectable"
  | "notAskedTwice";

/** Days on which the seller was asked since the last report, the earliest first. */
export type QuestionDays = readonly CalendarDate[];

const questionsBeforeDelay = 2;

/**
 * Reasons against setting a delay (wire status 7). The seller must have withheld received money past its last day, or
 * ignored two questions. A late or insolvent payer is the buyer's risk (no recourse).
 */
export function delayBlockersOf(
  facts: HandOverFacts,
  questionDays: QuestionDays,
  { today, handOver }: { readonly today: CalendarDate } & Pick<HandOverDays, "handOver">,
): DelayBlocker[] {
  if (facts.status !== ClaimStatus.transferred) return ["claimNotInState"];
  const state = handOverState(facts, today);
  if (state === "payerInsolvent" || state === "uncollectable" || state === "payerLate") return [state];
  const since = withheldAmount(facts) > 0 ? facts.dueOn : reportDueOn(facts);
  if (since === null || today <= since) return ["notDue"];
  if (state === "received") return [];
  return nextReminder(questionDays, { today, handOver }) === "unanswered" ? [] : ["notAskedTwice"];
}

export type UncollectableBlocker = "claimNotInState" | "settleInstead" | "withheld" | "payerNotDue";

/**
 * Reasons against ending a claim whose payer never pays. The last known payment date must be over and all received
 * money handed over. A claim with an insolvent payer is settled instead.
 */
export function uncollectableBlockersOf(facts: HandOverFacts, today: CalendarDate): UncollectableBlocker[] {
  if (facts.status !== ClaimStatus.transferred && facts.status !== ClaimStatus.delay)
    return ["claimNotInState"];
  const blockers: UncollectableBlocker[] = [];
  if (facts.isPayerInsolvent) blockers.push("settleInstead");
  if (withheldAmount(facts) > 0) blockers.push("withheld");
  const days = [facts.paymentDate, facts.expectedOn].filter((day) => day !== null);
  if (days.length === 0 || days.some((day) => day >= today)) blockers.push("payerNotDue");
  return blockers;
}

/** Next step for a claim that awaits a report: ask, wait, or let a person decide after two unanswered questions. */
export function nextReminder(
  questionDays: QuestionDays,
  { today, handOver }: { readonly today: CalendarDate } & Pick<HandOverDays, "handOver">,
): "ask" | "wait" | "unanswered" {
  const [first] = questionDays;
  const last = questionDays[questionsBeforeDelay - 1];
  if (last !== undefined) return today > addBankDays(last, handOver) ? "unanswered" : "wait";
  return first === undefined || today >= addBankDays(first, handOver) ? "ask" : "wait";
}
