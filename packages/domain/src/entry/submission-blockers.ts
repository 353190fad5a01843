import type { CalendarDate } from "../calendar/calendar-date.ts";
import { areDocumentsConfirmed, type DocumentsConfirmation } from "../documents/documents-confirmation.ts";
import type { WithIdentity } from "../identity/identity.ts";
import { type AccountStepBlocker, accountStepBlockers } from "../user/account-step.ts";
import type { WithUserStatus } from "../user/user-status.ts";

export type SubmissionBlocker = AccountStepBlocker | "withdrawalsMissing" | "financialStatementsMissing";

export type Submitter = WithUserStatus &
  WithIdentity & {
    readonly withdrawals_detail_status: DocumentsConfirmation;
    readonly financial_statements_status: DocumentsConfirmation;
  };

/** What keeps this applicant from submitting any entry; drafting is open all the while (spec §1, R4.20). */
export function submissionBlockers(user: Submitter, today: CalendarDate): SubmissionBlocker[] {
  const blockers: SubmissionBlocker[] = accountStepBlockers(user, today);
  if (!areDocumentsConfirmed(user.withdrawals_detail_status)) blockers.push("withdrawalsMissing");
  if (!areDocumentsConfirmed(user.financial_statements_status)) blockers.push("financialStatementsMissing");
  return blockers;
}
