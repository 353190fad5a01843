import { type CalendarDate, holidaysPublishedUntil, todayInTokyo } from "@kaitori/domain";
import { datesCopy } from "../copy/dates.ts";
import { copyOf, type Overrides } from "./copy-of.ts";
import { dateFormat, dateInWords } from "./date-in-words.ts";

export type Dates = ReturnType<typeof datesOf>;

/** Dates are written in the language of the copy. */
export function datesOf(overrides: Overrides) {
  const { language, ...texts } = copyOf(overrides, datesCopy);
  const date = (date: CalendarDate) => dateInWords(overrides, date);
  const day = (on: CalendarDate) =>
    texts.day({
      date: date(on),
      weekday: dateFormat(language, "UTC", { weekday: "short" }).format(new Date(on)),
    });
  return {
    /** `2026年11月21日` */
    date,
    /** `2026年11月21日（土）`, because money moves on working days. */
    day,
    /** A computed bank day, with `（見込み）` if its holidays were not yet published (D19). */
    bankDay: (on: CalendarDate) =>
      on > holidaysPublishedUntil ? texts.estimated({ day: day(on) }) : day(on),
    /** `2026年11月21日（土）14:20`, in Tokyo. */
    moment: (at: Date) =>
      texts.moment({
        day: day(todayInTokyo(at)),
        time: dateFormat(language, "Asia/Tokyo", { timeStyle: "short" }).format(at),
      }),
  };
}
