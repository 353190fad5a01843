import { type Dates, datesOf } from "@kaitori/brand/dates";
import { isCalendarDate, todayInTokyo } from "@kaitori/domain";
import { useBrand } from "../brand/BrandProvider.tsx";

export interface KnownDates extends Pick<Dates, "date" | "day"> {
  /** Formats the day of a timestamp. */
  readonly dayOf: (moment: string) => string;
  readonly moment: (moment: string) => string;
  /** Formats a typed date; returns invalid text unchanged. */
  readonly typed: (text: string) => string;
}

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
