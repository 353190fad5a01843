import { href } from "../paths/href.ts";
import { pagePaths } from "../paths/page-paths.ts";

/** Where an applicant gives something or finds the way on (B2). */
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
