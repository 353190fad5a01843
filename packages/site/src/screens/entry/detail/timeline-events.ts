import type { Entry, HistoryEvent, Id } from "@kaitori/wire";
import { entryPhase } from "#application/entry/entry-phase.ts";
import { hasReason, refusalOfClaim } from "#application/entry/reasons/refusal-of-claim.ts";

/** The acts of a single claim; a claim's other events repeat an event of its entry. */
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

/** One line per change of the entry or of a single claim, the latest first (B8). */
export const timelineEvents = (history: readonly HistoryEvent[]): HistoryEvent[] =>
  history.filter(({ claim, act }) => claim === null || eventsOfClaims.has(act)).toReversed();

/** The event that ended an unsold claim, alone or with its entry. */
export function endOfClaim(entry: Entry, history: readonly HistoryEvent[], claimId: Id) {
  if (history.some(({ act, claim }) => act === "endSale" && claim === claimId)) return "contractEnded";
  const phase = entryPhase(entry);
  return phase === "offerEnded" || phase === "contractEnded" || phase === "cancelled" ? phase : undefined;
}

export const hasStatedReason = (
  { claims }: Pick<Entry, "claims">,
  history: readonly HistoryEvent[],
): boolean =>
  claims.some((claim) => {
    const refusal = refusalOfClaim(history, claim.id);
    return refusal !== undefined && hasReason(refusal);
  });

/** The open request for a second review; undefined once answered. */
export function openSecondLook(history: readonly HistoryEvent[]): HistoryEvent | undefined {
  const last = history.findLast(({ act }) => act === "askSecondLook" || act === "answerSecondLook");
  return last?.act === "askSecondLook" ? last : undefined;
}
