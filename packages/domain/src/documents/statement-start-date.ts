import type { CalendarDate } from "../calendar/calendar-date.ts";
import { startOfMonthBack } from "../calendar/month.ts";

const monthsBack = 4;

/** From which day withdrawals must be shown: the later of the last one known and four months back (spec §9, R9.3). */
export function statementStartDate(
  user: { readonly last_withdrawals_detail_date: CalendarDate | null },
  today: CalendarDate,
): CalendarDate {
  const bound = startOfMonthBack(today, monthsBack);
  const last = user.last_withdrawals_detail_date;
  return last !== null && last > bound ? last : bound;
}
