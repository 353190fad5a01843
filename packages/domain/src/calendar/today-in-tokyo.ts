import type { CalendarDate } from "./calendar-date.ts";

const hoursAheadOfUtc = 9;

/** "Today" is the day in Asia/Tokyo wherever the code runs (R1.3). Japan has had no summer time since 1951. */
export function todayInTokyo(now: Date): CalendarDate {
  const tokyo = new Date(now.getTime() + hoursAheadOfUtc * 3_600_000);
  return tokyo.toISOString().slice(0, 10) as CalendarDate;
}
