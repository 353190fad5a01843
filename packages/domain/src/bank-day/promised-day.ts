import { addDays } from "../calendar/add-days.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type TimeOfDay, timeInTokyo, todayInTokyo } from "../calendar/today-in-tokyo.ts";
import { addBankDays, bankDayFrom, isBankDay, nextBankDay } from "./bank-day.ts";

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
