import type { CalendarDate } from "./calendar-date.ts";

/** A date as it is read in Japan: 2026年4月1日 (R1.3). */
export function japaneseDate(date: CalendarDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}
