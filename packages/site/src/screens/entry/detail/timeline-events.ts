import type { HistoryEvent, Id } from "@kaitori/wire";

/** What happens to a claim by itself; all else that happens to claims is part of what happens to their entry. */
const eventsOfClaims: ReadonlySet<string> = new Set([
  "endSale",
  "handOver",
  "undoHandOver",
  "settle",
  "settleUncollectable",
  "delay",
  "endDelay",
  "handOverPart",
  "reportReceived",
  "takeBackReport",
  "reportNotYet",
  "reportInsolvent",
]);

/** One line for every change of the entry, and for every claim that went its own way; the latest first (B8). */
export const timelineEvents = (history: readonly HistoryEvent[]): HistoryEvent[] =>
  history.filter(({ claim, act }) => claim === null || eventsOfClaims.has(act)).toReversed();

/** Why the review did not take a claim: by codes, or as a server says it that has none. */
export type Refusal = Pick<HistoryEvent, "note" | "reasons">;

/** By itself, or with the whole entry. */
export const refusalOfClaim = (history: readonly HistoryEvent[], claimId: Id): Refusal | undefined =>
  history.findLast((event) => event.claim === claimId && event.act === "refuse" && isSaid(event)) ??
  history.findLast(({ act }) => act === "reject");

const isSaid = ({ note, reasons = [] }: Refusal) => note !== "" || reasons.length > 0;
