import { type CalendarDate, startOfEarlierMonth } from "../calendar/calendar-date.ts";

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
