import { datesOf } from "@kaitori/brand/dates";
import { isCalendarDate, todayInTokyo } from "@kaitori/domain";
import { useBrand } from "../brand/BrandProvider.tsx";

export function useDates() {
  const { date, day, bankDay, moment } = datesOf(useBrand().copy);
  return {
    date,
    day,
    bankDay,
    dayOf: (at: string) => day(todayInTokyo(new Date(at))),
    moment: (at: string) => moment(new Date(at)),
    /** Formats a typed date; returns invalid text unchanged. */
    typed: (text: string) => (isCalendarDate(text) ? day(text) : text),
  };
}
