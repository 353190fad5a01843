import { type Dates, datesOf } from "@kaitori/brand";
import { isCalendarDate } from "@kaitori/domain";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { dayOfMoment } from "./day-in-words.ts";

export interface KnownDates extends Pick<Dates, "date" | "day"> {
  /** The day of a moment of the wire. */
  readonly dayOf: (moment: string) => string;
  readonly moment: (moment: string) => string;
  /** A date as it was typed: in words when it is one. */
  readonly typed: (text: string) => string;
}

/** Dates as the brand writes them. */
export function useDates(): KnownDates {
  const { date, day, moment } = datesOf(useSite().brand.copy);
  return {
    date,
    day,
    dayOf: (at) => day(dayOfMoment(at)),
    moment: (at) => moment(new Date(at)),
    typed: (text) => (isCalendarDate(text) ? day(text) : text),
  };
}
