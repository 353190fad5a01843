import { type Dates, datesOf } from "@kaitori/brand/dates";
import { isCalendarDate, todayInTokyo } from "@kaitori/domain";
import { useBrand } from "../brand/BrandProvider.tsx";

export interface KnownDates extends Pick<Dates, "date" | "day"> {
  /** The day of a moment of the wire. */
  readonly dayOf: (moment: string) => string;
  readonly moment: (moment: string) => string;
  /** A date as it was typed: in words when it is one. */
  readonly typed: (text: string) => string;
}

/** Dates as the brand writes them. */
export function useDates(): KnownDates {
  const { date, day, moment } = datesOf(useBrand().copy);
  return {
    date,
    day,
    dayOf: (at) => day(todayInTokyo(new Date(at))),
    moment: (at) => moment(new Date(at)),
    typed: (text) => (isCalendarDate(text) ? day(text) : text),
  };
}
