import { type CalendarDate, japaneseDateWithWeekday } from "@kaitori/domain";
import { datesCopy } from "../copy/dates.ts";
import { copyOf } from "./copy-of.ts";

type Overrides = { readonly [key: string]: string | undefined };

export const dateLanguageOf = (overrides: Overrides): string => copyOf(overrides, datesCopy).language;

/** A day with its weekday, by itself: every page has it, and the other forms of a date come with the pages that use them. */
export const dayInWords = (overrides: Overrides, date: CalendarDate): string => {
  const language = dateLanguageOf(overrides);
  return language === datesCopy.texts.language
    ? japaneseDateWithWeekday(date)
    : new Date(date).toLocaleDateString(language, {
        timeZone: "UTC",
        weekday: "short",
        year: "numeric",
        month: "long",
        day: "numeric",
      });
};
