import type { CalendarDate } from "./calendar-date.ts";

const day = 86_400_000;

/** So many days of the calendar later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10) as CalendarDate;
