import type { Yen } from "../amount/yen.ts";
import { addBankDays } from "../bank-day/bank-day.ts";
import { type ClosedDayMove, handOverDay } from "../bank-day/hand-over-day.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import type { ClaimReport } from "./report.ts";

/** A sold claim with what is known of its money. */
export interface HandOverKnown {
  readonly status: number;
  /** The last day to hand it over; a report moves it. */
  readonly dueOn: CalendarDate | null;
  /** What the payer sends. */
  readonly scheduled: Yen;
  /** What has been booked at the desk. */
  readonly handedOver: Yen;
  /** What the seller has reported as received, all together. */
  readonly received: Yen;
  /** The last report; null before the first. */
  readonly last: ClaimReport["kind"] | null;
  /** The payer is insolvent: that is never taken back by a later report. */
  readonly isPayerInsolvent: boolean;
}

/** Where the money of a sold claim stands, beside the status that the wire knows. */
export const handOverStandings = [
  "notDue",
  "awaitingReport",
  "payerLate",
  "received",
  "payerInsolvent",
  "delay",
  "handedOver",
] as const;
export type HandOverStanding = (typeof handOverStandings)[number];

/**
 * Received money comes first: it is to be handed over whatever else is so. That the payer is late or insolvent is no
 * fault of the seller; without an answer a claim waits for one from its last day on.
 */
export function handOverStanding(known: HandOverKnown, today: CalendarDate): HandOverStanding {
  if (known.status === ClaimStatus.returned) return "handedOver";
  if (known.status === ClaimStatus.delay) return "delay";
  if (withheld(known) > 0) return "received";
  if (known.isPayerInsolvent) return "payerInsolvent";
  if (known.dueOn === null || today < known.dueOn) return known.last === "notYet" ? "payerLate" : "notDue";
  return "awaitingReport";
}

/** What has come to the seller and has not been handed over. */
export const withheld = ({ received, handedOver }: Pick<HandOverKnown, "received" | "handedOver">): Yen =>
  Math.max(0, received - handedOver);

/** What is to be handed over now: all that the payer still sends, or only what has come where the payer is insolvent. */
export const leftToHandOver = (known: HandOverKnown): Yen =>
  known.isPayerInsolvent ? withheld(known) : Math.max(0, known.scheduled - known.handedOver);

export interface HandOverDays {
  readonly closedDay: ClosedDayMove;
  /** Within so many bank days of its receipt money is handed over. */
  readonly handOver: number;
}

/** Where a report moves the last day: what has come is handed over within some bank days, what comes later likewise. */
export function dayAfterReport(
  report: ClaimReport,
  dueOn: CalendarDate | null,
  { closedDay, handOver }: HandOverDays,
): CalendarDate | null {
  if (report.kind === "received") return handOverDay(report.on, "next", handOver);
  if (report.kind === "notYet") return handOverDay(report.expectedOn, closedDay, handOver);
  return dueOn;
}

export const delayBlockers = ["notSold", "notDue", "payerLate", "payerInsolvent", "notAskedTwice"] as const;
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
  const standing = handOverStanding(known, today);
  if (standing === "payerInsolvent" || standing === "payerLate") return [standing];
  if (known.dueOn === null || today <= known.dueOn) return ["notDue"];
  if (standing === "received") return [];
  const lastAsk = asked[asksBeforeDelay - 1];
  return lastAsk !== undefined && today > addBankDays(lastAsk, handOver) ? [] : ["notAskedTwice"];
}
