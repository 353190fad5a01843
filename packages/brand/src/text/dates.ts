import { type CalendarDate, japaneseDate, japaneseDateWithWeekday, japaneseMoment } from "@kaitori/domain";
import { datesCopy } from "../copy/dates.ts";
import { copyOf } from "./copy-of.ts";

/** Dates as a brand writes them. */
export interface Dates {
  /** `2026年11月21日` */
  readonly date: (date: CalendarDate) => string;
  /** `2026年11月21日（土）`: money moves on working days. */
  readonly day: (date: CalendarDate) => string;
  /** `2026年11月21日（土）14:20`, in Tokyo. */
  readonly moment: (at: Date) => string;
}

const japanese: Dates = { date: japaneseDate, day: japaneseDateWithWeekday, moment: japaneseMoment };

/** Copy in another language has its dates in that language, too. */
export function datesOf(overrides: { readonly [key: string]: string | undefined }): Dates {
  const { language } = copyOf(overrides, datesCopy);
  return language === datesCopy.texts.language ? japanese : datesIn(language);
}

const inFull = { year: "numeric", month: "long", day: "numeric" } as const;

function datesIn(language: string): Dates {
  const said = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...inFull, ...options });
  const midnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
  const date = said("UTC", {});
  const day = said("UTC", { weekday: "short" });
  const moment = said("Asia/Tokyo", { weekday: "short", hour: "numeric", minute: "2-digit" });
  return {
    date: (given) => date.format(midnight(given)),
    day: (given) => day.format(midnight(given)),
    moment: (at) => moment.format(at),
  };
}
