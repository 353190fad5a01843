import type { CalendarDate } from "../calendar/calendar-date.ts";
import { addBankDays, bankDayFrom, bankDayUntil } from "./bank-day.ts";

/** To which side a payer's date moves when banks are closed on it. */
export type ClosedDayMove = "next" | "previous";

/** The last day to hand over what the payer sent: the payer's date, moved to a bank day, and the days of grace. */
export const handOverDay = (
  paymentDate: CalendarDate,
  moves: ClosedDayMove,
  graceDays: number,
): CalendarDate =>
  addBankDays(moves === "next" ? bankDayFrom(paymentDate) : bankDayUntil(paymentDate), graceDays);
