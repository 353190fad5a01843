import type { CalendarDate } from "../calendar/calendar-date.ts";
import {
  areDocumentsConfirmed,
  financialStatementStatusToday,
  type WithFinancialStatements,
  type WithWithdrawals,
  withdrawalStatementStatusToday,
} from "../documents/documents-today.ts";
import { isIdentityExpired, isIdentitySubmitted, type WithIdentity } from "../identity/identity.ts";
import { userStatus, type WithUserStatus } from "../user/user.ts";

export type AccountStepBlocker = "loggedOut" | "profileIncomplete" | "identityNotGiven" | "identityExpired";

/** Reasons why an account cannot apply yet: login, profile or identity papers (R4.16). */
export function accountStepBlockers(
  user: WithUserStatus & WithIdentity,
  today: CalendarDate,
): AccountStepBlocker[] {
  if (userStatus(user) === "logout") return ["loggedOut"];
  const blockers: AccountStepBlocker[] = [];
  if (!user.has_satisfied_profile) blockers.push("profileIncomplete");
  if (isIdentityExpired(user, today)) blockers.push("identityExpired");
  else if (!isIdentitySubmitted(user, today)) blockers.push("identityNotGiven");
  return blockers;
}

export type SubmissionBlocker = AccountStepBlocker | "withdrawalsMissing" | "financialStatementsMissing";

export type Submitter = WithUserStatus & WithIdentity & WithWithdrawals & WithFinancialStatements;

/** Reasons that keep this applicant from submitting any entry; drafting stays open (R4.20). */
export function submissionBlockers(user: Submitter, today: CalendarDate): SubmissionBlocker[] {
  const blockers: SubmissionBlocker[] = accountStepBlockers(user, today);
  if (!areDocumentsConfirmed(withdrawalStatementStatusToday(user, today)))
    blockers.push("withdrawalsMissing");
  if (!areDocumentsConfirmed(financialStatementStatusToday(user, today)))
    blockers.push("financialStatementsMissing");
  return blockers;
}
