import type { BrandSettings } from "@kaitori/brand/settings";
import { addDays, bankDayFrom, type CalendarDate, handOverDay } from "@kaitori/domain";

const daysToContract = 7;

/** Until when the obliger's money is handed on: some bank days after it is due. */
export const returnDate = (paymentDate: CalendarDate, { closedDay, handOver }: BrandSettings["promises"]) =>
  handOverDay(paymentDate, closedDay, handOver);

/** The last day on which the offer can be taken up; banks are open on it. */
export const contractPeriod = (today: CalendarDate) => bankDayFrom(addDays(today, daysToContract));
