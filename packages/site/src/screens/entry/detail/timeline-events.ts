import type { HistoryEvent } from "@kaitori/wire";

/** What happens to a claim by itself; all else that happens to claims is part of what happens to their entry. */
const actsOfClaims: ReadonlySet<string> = new Set(["claimReturned", "claimDelayed"]);

/** One line for every change of the entry, and for every claim that went its own way; the latest first (B8). */
export const timelineEvents = (history: readonly HistoryEvent[]): HistoryEvent[] =>
  history.filter(({ claim, act }) => claim === null || actsOfClaims.has(act)).toReversed();

/** Why the review did not take a claim, in the words of who decided. */
export const refusalOfClaim = (history: readonly HistoryEvent[], claimId: number): string =>
  history.findLast(({ claim, act }) => claim === claimId && act === "reviewed")?.note ?? "";
