import { addDays, type CalendarDate, startOfEarlierMonth } from "../calendar/calendar-date.ts";
import { IdentityConfirmation } from "../identity/identity.ts";

const monthsBack = 4;

/** Start of the longest period that statements must cover. */
const earliestStart = (today: CalendarDate) => startOfEarlierMonth(today, monthsBack);

/** True if statements accepted on this day still cover the period required today (R9.3). */
export const reachesStatementPeriod = (acceptedOn: CalendarDate, today: CalendarDate) =>
  acceptedOn >= earliestStart(today);

/** First day that statements must cover: the last day of earlier statements, at most four months back (R9.3). */
export function statementStartDate(
  user: { readonly last_withdrawals_detail_date: CalendarDate | null },
  today: CalendarDate,
): CalendarDate {
  const earliest = earliestStart(today);
  const last = user.last_withdrawals_detail_date;
  return last !== null && last > earliest ? last : earliest;
}

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
