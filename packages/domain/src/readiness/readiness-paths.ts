import type { NewEntryBlocker } from "../entry/new-entry.ts";
import { href, pagePaths } from "../paths/page-paths.ts";

/** Pages where an applicant can provide something or find the next step (B2). */
export const readinessPaths = {
  login: pagePaths.login,
  myPage: pagePaths.mypage,
  profile: pagePaths.profile,
  preEntry: href.preEntry(),
  registerProfile: href.registerProfile(),
  withdrawalDetails: href.withdrawalDetails(),
  financialStatements: href.entry(),
  invoices: href.entryInvoice(),
} as const;
export type ReadinessPage = keyof typeof readinessPaths;

/** Page that resolves each blocker of a new entry (R4.14). */
export const pageOfBlocker = {
  loggedOut: "login",
  preEntryDeclined: "preEntry",
  identityImperfect: "profile",
  identityExpired: "profile",
  newEntriesStopped: "myPage",
  hasPreContractEntry: "myPage",
  hasInadequateClaim: "myPage",
  hasDelayClaim: "myPage",
} as const satisfies Record<NewEntryBlocker, ReadinessPage>;
