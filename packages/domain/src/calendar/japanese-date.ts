import type { CalendarDate } from "./calendar-date.ts";
import { todayInTokyo } from "./today-in-tokyo.ts";

/** A date as it is read in Japan: 2026年4月1日 (R1.3). */
export function japaneseDate(date: CalendarDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

const weekdays = "日月火水木金土";

/** `2026-11-21` → `2026年11月21日（土）`: money moves on working days. */
export const japaneseDateWithWeekday = (date: CalendarDate): string =>
  `${japaneseDate(date)}（${weekdays.charAt(new Date(`${date}T00:00:00Z`).getUTCDay())}）`;

const clock = new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  hour: "numeric",
  minute: "2-digit",
});

/** `2026年11月21日（土）14:20`, in Tokyo. */
export const japaneseMoment = (at: Date): string =>
  `${japaneseDateWithWeekday(todayInTokyo(at))}${clock.format(at)}`;
