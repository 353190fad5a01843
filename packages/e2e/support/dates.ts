const day = 86_400_000;

/** `2027-01-20`: the date this many days from today. */
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** The first date on this weekday (0 is Sunday), at least this many days from today. */
export const weekdayFrom = (days: number, weekday: number) => {
  const first = new Date(`${inDays(days)}T00:00:00Z`).getUTCDay();
  return inDays(days + ((weekday - first + 7) % 7));
};

/** `2027年1月20日（水）`: a date in the format of the pages. */
export const dayInWords = (date: string) =>
  new Intl.DateTimeFormat("ja-JP", { dateStyle: "full", timeZone: "UTC" })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/(.)曜日$/, "（$1）");

export const todayInTokyo = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" }).format(new Date());
