import type { CalendarDate } from "../calendar/calendar-date.ts";
import {
  areDocumentsConfirmed,
  financialStatementStatusToday,
  type WithFinancialStatements,
  type WithWithdrawals,
  withdrawalStatementStatusToday,
} from "../documents/documents-today.ts";
import type { WithIdentity } from "../identity/identity.ts";
import { type AccountStepBlocker, accountStepBlockers } from "../user/account-step.ts";
import type { WithUserStatus } from "../user/user.ts";

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
