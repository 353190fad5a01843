import {
  addDays,
  type CalendarDate,
  type TimeOfDay,
  timeInTokyo,
  todayInTokyo,
} from "../calendar/calendar-date.ts";
import { holidaysOf } from "./holidays.ts";

/** Holidays are published up to this day; later ones are estimated by the law in force. Updated each February. */
export const holidaysPublishedUntil: CalendarDate = "2027-12-31";

/** Last day for which holidays can be estimated. From 2100 on, an equinox may be a day off. */
export const estimatedHolidaysUntil: CalendarDate = "2099-12-31";

/** Banks are closed on weekends, holidays, and from 12-31 to 01-03. */
export function isBankDay(day: CalendarDate): boolean {
  const monthAndDay = day.slice(5);
  const isHoliday = holidaysOf(Number(day.slice(0, 4))).has(monthAndDay);
  return !isWeekend(day) && !isHoliday && !isNewYear(monthAndDay);
}

/** This day if banks are open, otherwise the next bank day. */
export const bankDayFrom = (day: CalendarDate): CalendarDate =>
  isBankDay(day) ? day : bankDayFrom(addDays(day, 1));

/** This day if banks are open, otherwise the last bank day before it. */
export const bankDayUntil = (day: CalendarDate): CalendarDate =>
  isBankDay(day) ? day : bankDayUntil(addDays(day, -1));

/** The first bank day after this day. */
export const nextBankDay = (day: CalendarDate): CalendarDate => bankDayFrom(addDays(day, 1));

/** The last bank day before this day. */
export const previousBankDay = (day: CalendarDate): CalendarDate => bankDayUntil(addDays(day, -1));

/** Adds bank days; a negative number goes back, zero keeps the day. */
export function addBankDays(day: CalendarDate, count: number): CalendarDate {
  const step = count < 0 ? previousBankDay : nextBankDay;
  let result = day;
  for (let remaining = Math.abs(count); remaining > 0; remaining -= 1) result = step(result);
  return result;
}

function isWeekend(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

const isNewYear = (monthAndDay: string) => monthAndDay === "12-31" || monthAndDay <= "01-03";

/** Direction in which a payer's date moves when banks are closed on it. */
export type ClosedDayMove = "next" | "previous";

/** Last day to hand over the payer's money: the payment date moved to a bank day, plus some bank days. */
export const handOverDay = (
  paymentDate: CalendarDate,
  closedDayMove: ClosedDayMove,
  bankDays: number,
): CalendarDate =>
  addBankDays(closedDayMove === "next" ? bankDayFrom(paymentDate) : bankDayUntil(paymentDate), bankDays);

/** Day by which a request is answered. One on a closed day or after closing time counts from the next bank day. */
export function promisedDay(since: Date, bankDays: number, closingTime: TimeOfDay): CalendarDate {
  const today = todayInTokyo(since);
  const isTooLate = isBankDay(today) && timeInTokyo(since) >= closingTime;
  return addBankDays(isTooLate ? nextBankDay(today) : bankDayFrom(today), bankDays);
}

/** Last bank day on which a request, even after closing time, leaves time to contract before `before`. */
export function lastRequestDay(before: CalendarDate, bankDays: number): CalendarDate {
  let day = addDays(before, -1);
  const contractedOn = () => addBankDays(nextBankDay(day), bankDays + 1);
  while (!isBankDay(day) || contractedOn() >= before) day = addDays(day, -1);
  return day;
}
