import { bankCalendarEnd } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../calendar/calendar-date.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** An invoice that is due already is not bought: on a first submission the payment lies after today (D: R5.8). */
export function paymentDateIssues(
  claim: { readonly obliger_payment_date?: TypedText },
  today: CalendarDate,
  path: IssuePath,
): Issue<"pastDate">[] {
  const date = claim.obliger_payment_date ?? "";
  if (!isCalendarDate(date) || date > today) return [];
  return [{ path: [...path, "obliger_payment_date"], code: "pastDate" }];
}

/** Room for the days within which the money is handed over: 20 bank days at most, and the turn of the year. */
const daysBeforeTheEnd = 45;

/** The last date of a payer for which the day of handing over can be named. */
export const lastPaymentDate = addDays(bankCalendarEnd, -daysBeforeTheEnd);

/** The day of handing over what the payer sends must be known before an invoice is taken (B12). */
export function bankCalendarIssues(
  claim: { readonly obliger_payment_date?: TypedText },
  path: IssuePath,
): Issue<"dateTooFar">[] {
  const date = claim.obliger_payment_date ?? "";
  if (!isCalendarDate(date) || date <= lastPaymentDate) return [];
  return [
    {
      path: [...path, "obliger_payment_date"],
      code: "dateTooFar",
      params: { last: lastPaymentDate },
    },
  ];
}
