import type { CalendarDate } from "../calendar/calendar-date.ts";
import { startOfMonthBack } from "../calendar/month.ts";

const monthsBack = 4;

/** Where the period begins that statements have to show at most. */
const earliestStart = (today: CalendarDate) => startOfMonthBack(today, monthsBack);

/** Whether statements accepted on a day reach up to the period that is asked for today (R9.3). */
export const reachesStatementPeriod = (accepted: CalendarDate, today: CalendarDate) =>
  accepted >= earliestStart(today);

/** From which day withdrawals must be shown: the later of the last one known and four months back (spec §9, R9.3). */
export function statementStartDate(
  user: { readonly last_withdrawals_detail_date: CalendarDate | null },
  today: CalendarDate,
): CalendarDate {
  const bound = earliestStart(today);
  const last = user.last_withdrawals_detail_date;
  return last !== null && last > bound ? last : bound;
}
