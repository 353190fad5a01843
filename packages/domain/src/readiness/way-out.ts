import type { NewEntryBlocker } from "../entry/new-entry-blocker.ts";
import type { Place } from "./place.ts";

/**
 * Where each blocker of a new entry can be lifted (R4.14). On my-page the applicant finds the entry in hand,
 * the claim in delay and the system message; a stop can only be waited for there.
 */
export const newEntryWayOut = {
  loggedOut: "login",
  preEntryDeclined: "preEntry",
  identityImperfect: "profile",
  identityExpired: "profile",
  newEntriesStopped: "myPage",
  hasPreContractEntry: "myPage",
  hasInadequateClaim: "myPage",
  hasDelayClaim: "myPage",
} as const satisfies Record<NewEntryBlocker, Place>;
