import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import { IdentityConfirmation } from "../identity/identity.ts";
import { reachesStatementPeriod } from "./statement-start-date.ts";

/**
 * Withdrawal details, financial statements, invoices and additional documents are confirmed
 * on the scale of the identity (R4.10; the specification gives them no numbers of their own).
 */
export const DocumentsConfirmation = IdentityConfirmation;
export type DocumentsConfirmation = IdentityConfirmation;

const { confirming, confirmed, expired } = DocumentsConfirmation;
const given: ReadonlySet<DocumentsConfirmation> = new Set([confirming, confirmed]);

/** Documents that are being looked at count as confirmed (R4.10). */
export const areDocumentsConfirmed = (status: DocumentsConfirmation) => given.has(status);

export type WithWithdrawals = {
  readonly withdrawals_detail_status: DocumentsConfirmation;
  readonly last_withdrawals_detail_date: CalendarDate | null;
};
export type WithFinancialStatements = {
  readonly financial_statements_status: DocumentsConfirmation;
  readonly financial_statements_valid_date: CalendarDate | null;
};

/** Status of accepted withdrawal statements today: they must leave no gap before the required period (R9.3). */
export function withdrawalsToday(user: WithWithdrawals, today: CalendarDate): DocumentsConfirmation {
  const { withdrawals_detail_status: status, last_withdrawals_detail_date: accepted } = user;
  const isOld = status === confirmed && accepted !== null && !reachesStatementPeriod(accepted, today);
  return isOld ? expired : status;
}

/** Status of accepted financial statements today: they are valid until their day. */
export function financialStatementsToday(
  user: WithFinancialStatements,
  today: CalendarDate,
): DocumentsConfirmation {
  const { financial_statements_status: status, financial_statements_valid_date: until } = user;
  const isPast = status === confirmed && until !== null && until < today;
  return isPast ? expired : status;
}

/** A business closes its books once a year. */
const daysOfFinancialStatements = 365;

/** The last day on which financial statements that are accepted today are good. */
export const financialStatementsValidUntil = (today: CalendarDate) =>
  addDays(today, daysOfFinancialStatements);
