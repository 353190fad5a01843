import type { NewEntryBlocker } from "@kaitori/domain";

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
