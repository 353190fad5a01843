import { type CalendarDate, isCalendarDate } from "../calendar/calendar-date.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** What has fallen due already is not bought: on a first submission the payment lies after today (D: R5.8). */
export function paymentDateIssues(
  claim: { readonly obliger_payment_date?: TypedText },
  today: CalendarDate,
  path: IssuePath,
): Issue<"pastDate">[] {
  const date = claim.obliger_payment_date ?? "";
  if (!isCalendarDate(date) || date > today) return [];
  return [{ path: [...path, "obliger_payment_date"], code: "pastDate" }];
}
