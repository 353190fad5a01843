import type { BrandSettings } from "@kaitori/brand/settings";
import { type CalendarDate, handOverDay } from "@kaitori/domain";

/** The day until which the obliger's money is handed over: some bank days after it is due. */
export const returnDate = (paymentDate: CalendarDate, { closedDay, handOver }: BrandSettings["promises"]) =>
  handOverDay(paymentDate, closedDay, handOver);
