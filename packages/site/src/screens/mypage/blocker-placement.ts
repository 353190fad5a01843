import type { NewEntryBlocker } from "@kaitori/domain";

/** The place of a blocker on my-page: on the way to an entry, elsewhere on the page already, or beside the button. */
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
