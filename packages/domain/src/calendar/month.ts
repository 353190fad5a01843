import type { CalendarDate } from "./calendar-date.ts";

/** The first day of the month so many months back; a year is crossed as the calendar does. */
export function startOfMonthBack(date: CalendarDate, months: number): CalendarDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10) as CalendarDate;
}
