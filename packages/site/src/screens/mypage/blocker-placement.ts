import type { NewEntryBlocker } from "@kaitori/domain";
import type { Readiness } from "@kaitori/wire";

/** Where my-page shows a blocker: on the way to an entry, elsewhere on the page already, or beside the button. */
export const blockerPlacement = {
  identityImperfect: "onTheWay",
  identityExpired: "onTheWay",
  loggedOut: "already",
  newEntriesStopped: "here",
  hasPreContractEntry: "here",
  hasInadequateClaim: "here",
  preEntryDeclined: "here",
  hasDelayClaim: "here",
} as const satisfies Record<NewEntryBlocker, "onTheWay" | "already" | "here">;

/** Whether an entry can be begun: what is missing can be given on the way. */
export const isWayOpen = ({ blockers }: Readiness) =>
  blockers.every((blocker) => blockerPlacement[blocker] === "onTheWay");
