import type { NewEntryBlocker } from "@kaitori/domain";
import type { Readiness } from "@kaitori/wire";

/** Where my-page tells of a blocker: given on the way to an entry, shown by the page already, or said beside the way. */
export const told = {
  identityImperfect: "onTheWay",
  identityExpired: "onTheWay",
  loggedOut: "already",
  newEntriesStopped: "already",
  hasPreContractEntry: "here",
  hasInadequateClaim: "here",
  preEntryDeclined: "here",
  hasDelayClaim: "here",
} as const satisfies Record<NewEntryBlocker, "onTheWay" | "already" | "here">;

/** Whether an entry can be begun: what is missing can be given on the way. */
export const isWayOpen = ({ blockers }: Readiness) =>
  blockers.every((blocker) => told[blocker] === "onTheWay");
