import type { CalendarDate } from "../calendar/calendar-date.ts";

/** The last day on which an offer may be contracted has passed; one without a last day stands (R5.10). */
export const isOfferOver = (
  { contract_period }: { readonly contract_period: string | null },
  today: CalendarDate,
): boolean => contract_period !== null && contract_period < today;
