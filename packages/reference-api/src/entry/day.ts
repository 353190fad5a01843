import type { CalendarDate } from "@kaitori/domain";

/** A date column holds a day of the calendar and nothing else. */
export const dayOf = (column: string) => column as CalendarDate;
