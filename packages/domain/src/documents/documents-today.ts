import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import { IdentityConfirmation } from "../identity/identity.ts";
import { reachesStatementPeriod } from "./statement-start-date.ts";

/**
 * Withdrawal details, financial statements, invoices and additional documents have the status numbers
 * of the identity (R4.10), because the specification defines none for them.
 */
export const DocumentsConfirmation = IdentityConfirmation;
export type DocumentsConfirmation = IdentityConfirmation;

const { confirming, confirmed, expired } = DocumentsConfirmation;
const confirmedStatuses: ReadonlySet<DocumentsConfirmation> = new Set([confirming, confirmed]);

/** Documents under review count as confirmed (R4.10). */
export const areDocumentsConfirmed = (status: DocumentsConfirmation) => confirmedStatuses.has(status);

export type WithWithdrawals = {
  readonly withdrawals_detail_status: DocumentsConfirmation;
  readonly last_withdrawals_detail_date: CalendarDate | null;
};
export type WithFinancialStatements = {
  readonly financial_statements_status: DocumentsConfirmation;
  readonly financial_statements_valid_date: CalendarDate | null;
};

/** Accepted withdrawal statements expire when they no longer reach the required period (R9.3). */
export function withdrawalStatementStatusToday(
  user: WithWithdrawals,
  today: CalendarDate,
): DocumentsConfirmation {
  const { withdrawals_detail_status: status, last_withdrawals_detail_date: acceptedOn } = user;
  const isOld = status === confirmed && acceptedOn !== null && !reachesStatementPeriod(acceptedOn, today);
  return isOld ? expired : status;
}

/** Accepted financial statements expire after their last valid day. */
export function financialStatementStatusToday(
  user: WithFinancialStatements,
  today: CalendarDate,
): DocumentsConfirmation {
  const { financial_statements_status: status, financial_statements_valid_date: lastValidDay } = user;
  const isPast = status === confirmed && lastValidDay !== null && lastValidDay < today;
  return isPast ? expired : status;
}

/** A business closes its books once a year, so financial statements are valid for a year. */
const daysOfFinancialStatements = 365;

/** Last valid day of financial statements that are accepted today. */
export const financialStatementsValidUntil = (today: CalendarDate) =>
  addDays(today, daysOfFinancialStatements);
