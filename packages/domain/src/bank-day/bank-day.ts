import {
  addDays,
  type CalendarDate,
  type TimeOfDay,
  timeInTokyo,
  todayInTokyo,
} from "../calendar/calendar-date.ts";
import { holidaysOf } from "./holidays.ts";

/** Until then holidays are published; later ones are estimated by the law in force. Moved on each February. */
export const holidaysPublishedUntil: CalendarDate = "2027-12-31";

/** The last day that an independent calendar confirms. */
export const bankCalendarEnd: CalendarDate = "2050-12-31";
const bankCalendarStart: CalendarDate = "2022-01-01";

/** No Saturday, Sunday or holiday, and not between 12-31 and 01-03. A day outside the calendar is an error. */
export function isBankDay(day: CalendarDate): boolean {
  if (day < bankCalendarStart || day > bankCalendarEnd)
    throw new RangeError(`The calendar of bank days does not reach ${day}`);
  const monthAndDay = day.slice(5);
  const isHoliday = holidaysOf(Number(day.slice(0, 4))).has(monthAndDay);
  return !isWeekend(day) && !isHoliday && !isTurnOfTheYear(monthAndDay);
}

/** The day itself when banks are open on it, else the first day after it on which they are. */
export const bankDayFrom = (day: CalendarDate): CalendarDate =>
  isBankDay(day) ? day : bankDayFrom(addDays(day, 1));

/** The day itself when banks are open on it, else the last day before it on which they were. */
export const bankDayUntil = (day: CalendarDate): CalendarDate =>
  isBankDay(day) ? day : bankDayUntil(addDays(day, -1));

/** The first bank day after this day. */
export const nextBankDay = (day: CalendarDate): CalendarDate => bankDayFrom(addDays(day, 1));

/** The last bank day before this day. */
export const previousBankDay = (day: CalendarDate): CalendarDate => bankDayUntil(addDays(day, -1));

/** So many bank days later, or earlier when negative. Zero leaves the day as it is. */
export function addBankDays(day: CalendarDate, count: number): CalendarDate {
  const step = count < 0 ? previousBankDay : nextBankDay;
  let result = day;
  for (let left = Math.abs(count); left > 0; left -= 1) result = step(result);
  return result;
}

function isWeekend(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

const isTurnOfTheYear = (monthAndDay: string) => monthAndDay === "12-31" || monthAndDay <= "01-03";

/** To which side a payer's date moves when banks are closed on it. */
export type ClosedDayMove = "next" | "previous";

/** The last day to hand over what the payer sent: the payer's date, moved to a bank day, and the days of grace. */
export const handOverDay = (
  paymentDate: CalendarDate,
  moves: ClosedDayMove,
  graceDays: number,
): CalendarDate =>
  addBankDays(moves === "next" ? bankDayFrom(paymentDate) : bankDayUntil(paymentDate), graceDays);

/**
 * The last day of what is promised within so many bank days. What comes in on a closed day, or after the hour at
 * which the day's work ends, counts from the next bank day.
 */
export function promisedDay(since: Date, bankDays: number, dayEnds: TimeOfDay): CalendarDate {
  const today = todayInTokyo(since);
  const isTooLate = isBankDay(today) && timeInTokyo(since) >= dayEnds;
  return addBankDays(isTooLate ? nextBankDay(today) : bankDayFrom(today), bankDays);
}

/**
 * The last bank day on which something may come in, however late in the day, for which what is promised within so many
 * bank days is there early enough to contract on the next, before that day.
 */
export function lastDayToComeIn(before: CalendarDate, bankDays: number): CalendarDate {
  let day = addDays(before, -1);
  const contractedOn = () => addBankDays(nextBankDay(day), bankDays + 1);
  while (!isBankDay(day) || contractedOn() >= before) day = addDays(day, -1);
  return day;
}
