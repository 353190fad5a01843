import type { BrandSettings } from "@kaitori/brand/settings";
import { type CalendarDate, handOverDay } from "@kaitori/domain";

/** Until when the obliger's money is handed on: some bank days after it is due. */
export const returnDate = (paymentDate: CalendarDate, { closedDay, handOver }: BrandSettings["promises"]) =>
  handOverDay(paymentDate, closedDay, handOver);
