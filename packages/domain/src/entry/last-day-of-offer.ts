import { bankDayFrom, previousBankDay } from "../bank-day/bank-day.ts";
import { addDays } from "../calendar/add-days.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";

const daysToContract = 7;

/**
 * The last day on which an offer can be taken up; banks are open on it. What has fallen due is not sold any more, so it
 * ends at the latest on the last bank day before the earliest payer's date. Null where that day is over already: such a
 * claim is not offered (R5.8, B12).
 */
export function lastDayOfOffer(
  paymentDates: readonly CalendarDate[],
  today: CalendarDate,
): CalendarDate | null {
  const [earliest] = paymentDates.toSorted();
  const wanted = bankDayFrom(addDays(today, daysToContract));
  if (earliest === undefined) return wanted;
  if (earliest <= today) return null;
  const latest = previousBankDay(earliest);
  if (latest > wanted) return wanted;
  return latest < today ? null : latest;
}
