import { estimatedHolidaysUntil } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../calendar/calendar-date.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** A payment date must be after today (D5.7). */
export function paymentDateIssues(
  claim: { readonly obliger_payment_date?: TypedText },
  today: CalendarDate,
  path: IssuePath,
): Issue<"pastDate">[] {
  const date = claim.obliger_payment_date ?? "";
  if (!isCalendarDate(date) || date > today) return [];
  return [{ path: [...path, "obliger_payment_date"], code: "pastDate" }];
}

/** Days reserved for the hand-over: 20 bank days at most, and the New Year holidays. */
const reservedDays = 45;

/** Last payment date whose hand-over day can be computed, because its holidays can be estimated. */
export const lastPaymentDate = addDays(estimatedHolidaysUntil, -reservedDays);

/** Refuses a payment date whose hand-over day would be uncertain (D5.7, D19). */
export function paymentDateTooFarIssues(
  claim: { readonly obliger_payment_date?: TypedText },
  path: IssuePath,
): Issue<"paymentDateTooFar">[] {
  const date = claim.obliger_payment_date ?? "";
  if (!isCalendarDate(date) || date <= lastPaymentDate) return [];
  return [
    {
      path: [...path, "obliger_payment_date"],
      code: "paymentDateTooFar",
      params: { last: lastPaymentDate },
    },
  ];
}
