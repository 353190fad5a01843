import { type CalendarDate, todayInTokyo } from "@kaitori/domain";

const day = 86_400_000;

/** A day from today on: an offer of a story stands, and its invoices are not due, whenever it is looked at. */
export const inDays = (days: number): CalendarDate => todayInTokyo(new Date(Date.now() + days * day));
