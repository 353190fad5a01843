import { addDays, type CalendarDate, todayInTokyo } from "@kaitori/domain";

/** The time of the journeys and of their server, which they start on this machine with the same environment. */
export const readNow = () => new Date();

/** The server's today. */
export const readToday = () => todayInTokyo(readNow());

/** The date this many days from today. */
export const inDays = (days: number) => addDays(readToday(), days);

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The first date on this weekday, at least this many days from today. */
export const weekdayFrom = (days: number, weekday: (typeof weekdays)[number]) => {
  const first = new Date(`${inDays(days)}T00:00:00Z`).getUTCDay();
  return inDays(days + ((weekdays.indexOf(weekday) - first + 7) % 7));
};

/** `2027年1月20日（水）`: a date in the format of the pages. */
export const dayInWords = (date: CalendarDate) =>
  new Intl.DateTimeFormat("ja-JP", { dateStyle: "full", timeZone: "UTC" })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/(.)曜日$/, "（$1）");
