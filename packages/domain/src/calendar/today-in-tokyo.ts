import type { CalendarDate } from "./calendar-date.ts";

const hoursAheadOfUtc = 9;

/** The moment as a date whose UTC fields read as the clock in Asia/Tokyo. Japan has had no summer time since 1951. */
const inTokyo = (now: Date) => new Date(now.getTime() + hoursAheadOfUtc * 3_600_000).toISOString();

/** "Today" is the day in Asia/Tokyo wherever the code runs (R1.3). */
export const todayInTokyo = (now: Date): CalendarDate => inTokyo(now).slice(0, 10) as CalendarDate;

/** An hour of the day, `15:00`. It sorts as text. */
export type TimeOfDay = `${number}:${number}`;

/** The time of day in Asia/Tokyo, wherever the code runs. */
export const timeInTokyo = (now: Date): TimeOfDay => inTokyo(now).slice(11, 16) as TimeOfDay;
