import type { NewEntryBlocker } from "../entry/new-entry.ts";
import { href } from "../paths/href.ts";
import { pagePaths } from "../paths/page-paths.ts";

/** Places where an applicant gives something or finds the way on (B2). */
export const places = {
  login: pagePaths.login,
  myPage: pagePaths.mypage,
  profile: pagePaths.profile,
  preEntry: href.preEntry(),
  beforeEntry: href.profileBeforeEntry(),
  registerProfile: href.registerProfile(),
  withdrawalDetails: href.withdrawalDetails(),
  financialStatements: href.entry(),
  invoices: href.entryInvoice(),
} as const;
export type Place = keyof typeof places;

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
