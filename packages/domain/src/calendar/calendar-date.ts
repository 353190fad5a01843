/**
 * A day of the calendar, `YYYY-MM-DD`, without time or zone. It sorts as text.
 * The template type lets literals through and refuses strings nobody has checked.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const shape = /^\d{4}-\d{2}-\d{2}$/;

/** A day that the calendar has, written in full (R1.3, R3.1). */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!shape.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date rolls 02-30 over into March; a real day comes back as it went in.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const day = 86_400_000;

/** So many days of the calendar later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10) as CalendarDate;

/** Whole days from one day to another; below zero when it has passed. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** The first day of the month so many months back; a year is crossed as the calendar does. */
export function startOfMonthBack(date: CalendarDate, months: number): CalendarDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10) as CalendarDate;
}

const hoursAheadOfUtc = 9;

/** The moment as a date whose UTC fields read as the clock in Asia/Tokyo. Japan has had no summer time since 1951. */
const inTokyo = (now: Date) => new Date(now.getTime() + hoursAheadOfUtc * 3_600_000).toISOString();

/** "Today" is the day in Asia/Tokyo wherever the code runs (R1.3). */
export const todayInTokyo = (now: Date): CalendarDate => inTokyo(now).slice(0, 10) as CalendarDate;

/** An hour of the day, `15:00`. It sorts as text. */
export type TimeOfDay = `${number}:${number}`;

/** The time of day in Asia/Tokyo, wherever the code runs. */
export const timeInTokyo = (now: Date): TimeOfDay => inTokyo(now).slice(11, 16) as TimeOfDay;
