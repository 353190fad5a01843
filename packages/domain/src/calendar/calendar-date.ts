/** A date `YYYY-MM-DD`, which sorts as text. Unchecked strings are not assignable to the template type. */
export type CalendarDate = `${number}-${number}-${number}`;

const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** True for a text `YYYY-MM-DD` whose day exists (R1.3, R3.1). */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!isoDatePattern.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date converts 02-30 to a day in March; a real date stays the same.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Adds calendar days; a negative number goes back. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as CalendarDate;

/** Whole days between two dates; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/** First day of the month `monthsBack` months before that of the date. */
export function startOfEarlierMonth(date: CalendarDate, monthsBack: number): CalendarDate {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  return new Date(Date.UTC(year, month - 1 - monthsBack, 1)).toISOString().slice(0, 10) as CalendarDate;
}

const hoursAheadOfUtc = 9;

/** ISO text of the time in Asia/Tokyo. Japan has had no summer time since 1951. */
const isoInTokyo = (now: Date) => new Date(now.getTime() + hoursAheadOfUtc * hourMs).toISOString();

/** The current day in Asia/Tokyo, independent of the machine's time zone (R1.3). */
export const todayInTokyo = (now: Date): CalendarDate => isoInTokyo(now).slice(0, 10) as CalendarDate;

/** Time of day, `15:00`. It sorts as text. */
export type TimeOfDay = `${number}:${number}`;

/** The current time of day in Asia/Tokyo. */
export const timeInTokyo = (now: Date): TimeOfDay => isoInTokyo(now).slice(11, 16) as TimeOfDay;
