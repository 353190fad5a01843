import { type CalendarDate, startOfMonthBack } from "../calendar/calendar-date.ts";

const monthsBack = 4;

/** The start of the longest period that statements have to show. */
const earliestStart = (today: CalendarDate) => startOfMonthBack(today, monthsBack);

/** Whether statements accepted on a day still cover the period required today (R9.3). */
export const reachesStatementPeriod = (accepted: CalendarDate, today: CalendarDate) =>
  accepted >= earliestStart(today);

/** The first day that statements have to show: the later of the last known one and four months back (R9.3). */
export function statementStartDate(
  user: { readonly last_withdrawals_detail_date: CalendarDate | null },
  today: CalendarDate,
): CalendarDate {
  const bound = earliestStart(today);
  const last = user.last_withdrawals_detail_date;
  return last !== null && last > bound ? last : bound;
}
