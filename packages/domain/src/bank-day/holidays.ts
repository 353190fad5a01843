/**
 * Month and day of the 国民の祝日 by the law in force since 2022, with 振替休日 and 国民の休日. The Cabinet Office publishes
 * the equinoxes of a year in February of the year before; later years are an estimate.
 */
export function holidaysOf(year: number): ReadonlySet<string> {
  const cached = holidaysByYear.get(year);
  if (cached) return cached;
  const holidays = new Set(holidaysByLaw(year));
  const nextDay = (monthAndDay: string) => shiftDay(year, monthAndDay, 1);
  for (const holiday of [...holidays].filter((day) => weekday(year, day) === 0)) {
    // 振替休日
    let substitute = nextDay(holiday);
    while (holidays.has(substitute)) substitute = nextDay(substitute);
    holidays.add(substitute);
  }
  for (const holiday of [...holidays]) {
    // 国民の休日
    const dayAfter = nextDay(holiday);
    if (!holidays.has(dayAfter) && weekday(year, dayAfter) !== 0 && holidays.has(nextDay(dayAfter)))
      holidays.add(dayAfter);
  }
  holidaysByYear.set(year, holidays);
  return holidays;
}

const holidaysByYear = new Map<number, ReadonlySet<string>>();

const holidaysByLaw = (year: number): string[] => [
  "01-01",
  nthMonday(year, 1, 2),
  "02-11",
  "02-23",
  `03-${equinox(year, 20.8431)}`,
  "04-29",
  "05-03",
  "05-04",
  "05-05",
  nthMonday(year, 7, 3),
  "08-11",
  nthMonday(year, 9, 3),
  `09-${equinox(year, 23.2488)}`,
  nthMonday(year, 10, 2),
  "11-03",
  "11-23",
];

/** Day of the month of an equinox, by an approximation that is valid from 1980 to 2099. */
const equinox = (year: number, day1980: number): number => {
  const since = year - 1980;
  return Math.floor(day1980 + 0.242194 * since - Math.floor(since / 4));
};

const nthMonday = (year: number, month: number, nth: number): string => {
  const first = `${String(month).padStart(2, "0")}-01`;
  return shiftDay(year, first, ((8 - weekday(year, first)) % 7) + (nth - 1) * 7);
};

const dateOf = (year: number, monthAndDay: string) => new Date(`${year}-${monthAndDay}T00:00:00Z`);

const weekday = (year: number, monthAndDay: string): number => dateOf(year, monthAndDay).getUTCDay();

function shiftDay(year: number, monthAndDay: string, days: number): string {
  const date = dateOf(year, monthAndDay);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(5, 10);
}
