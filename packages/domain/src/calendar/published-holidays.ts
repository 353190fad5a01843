import type { CalendarDate } from "./calendar-date.ts";

/** Holidays are published up to this day; later ones are estimated by the law in force. Updated each February. */
export const holidaysPublishedUntil: CalendarDate = "2027-12-31";
