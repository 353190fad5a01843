import { type CalendarDate, japaneseDate, japaneseMoment } from "@kaitori/domain";
import { datesCopy } from "../copy/dates.ts";
import { dateLanguageOf, dayInWords } from "./day-in-words.ts";

/** Dates as a brand writes them. */
export interface Dates {
  /** `2026年11月21日` */
  readonly date: (date: CalendarDate) => string;
  /** `2026年11月21日（土）`: money moves on working days. */
  readonly day: (date: CalendarDate) => string;
  /** `2026年11月21日（土）14:20`, in Tokyo. */
  readonly moment: (at: Date) => string;
}

const inFull = { year: "numeric", month: "long", day: "numeric" } as const;
const withTime = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;

/** Copy in another language has its dates in that language, too. */
export function datesOf(overrides: { readonly [key: string]: string | undefined }): Dates {
  const language = dateLanguageOf(overrides);
  const day = (date: CalendarDate) => dayInWords(overrides, date);
  if (language === datesCopy.texts.language) return { date: japaneseDate, day, moment: japaneseMoment };
  return {
    date: (date) => new Date(date).toLocaleDateString(language, { timeZone: "UTC", ...inFull }),
    day,
    moment: (at) => at.toLocaleString(language, { timeZone: "Asia/Tokyo", ...inFull, ...withTime }),
  };
}
