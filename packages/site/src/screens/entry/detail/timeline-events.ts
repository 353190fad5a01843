import type { Entry, HistoryEvent } from "@kaitori/wire";

/** What happens to a claim by itself; all else that happens to claims is part of what happens to their entry. */
const actsOfClaims: ReadonlySet<string> = new Set(["claimReturned", "claimDelayed"]);

/** One line for every change of the entry, and for every claim that went its own way; the latest first (B8). */
export const timelineEvents = (history: readonly HistoryEvent[]): HistoryEvent[] =>
  history.filter(({ claim, act }) => claim === null || actsOfClaims.has(act)).toReversed();

/** When the papers that are being looked at came in: with the entry, or when they were asked for again. */
export const submittedAt = (entry: Pick<Entry, "created_at">, history: readonly HistoryEvent[]): string =>
  history.findLast(({ act }) => act === "resubmitted")?.created_at ?? entry.created_at;

/** Why the review did not take a claim, in the words of who decided. */
export const refusalOfClaim = (history: readonly HistoryEvent[], claimId: number): string =>
  history.findLast(({ claim, act }) => claim === claimId && act === "reviewed")?.note ?? "";
