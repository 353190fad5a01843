import type { Entry, HistoryEvent, Id } from "@kaitori/wire";

/** What happens to a claim by itself; all else that happens to claims is part of what happens to their entry. */
const eventsOfClaims: ReadonlySet<string> = new Set([
  "handOver",
  "undoHandOver",
  "settle",
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

/** When the papers that are being looked at came in: with the entry, or when they were asked for again. */
export const submittedAt = (entry: Pick<Entry, "created_at">, history: readonly HistoryEvent[]): string =>
  history.findLast(({ act }) => act === "resubmit")?.created_at ?? entry.created_at;

/** Why the review did not take a claim: by codes, or as a server says it that has none. */
export type Refusal = Pick<HistoryEvent, "note" | "reasons">;

/** By itself, or with the whole entry. */
export const refusalOfClaim = (history: readonly HistoryEvent[], claimId: Id): Refusal | undefined =>
  history.findLast((event) => event.claim === claimId && event.act === "refuse" && isSaid(event)) ??
  history.findLast(({ act }) => act === "reject");

const isSaid = ({ note, reasons = [] }: Refusal) => note !== "" || reasons.length > 0;
