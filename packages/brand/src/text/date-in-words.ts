import type { CalendarDate } from "@kaitori/domain";
import { datesCopy } from "../copy/dates.ts";
import type { Overrides } from "./copy-of.ts";

const formats: Record<string, Intl.DateTimeFormat> = {};

/** Cache: creating a format takes milliseconds on a slow phone, and forms format dates on every key press. */
export function dateFormat(
  language: string,
  timeZone: "UTC" | "Asia/Tokyo",
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = language + timeZone + JSON.stringify(style);
  formats[name] ??= new Intl.DateTimeFormat(language, { timeZone, ...style });
  return formats[name];
}

export const dateLanguageOf = (overrides: Overrides): string =>
  overrides["dates.language"] ?? datesCopy.texts.language;

/** `2026年11月21日`. In its own file because all pages with forms load it, few load the other formats. */
export const dateInWords = (overrides: Overrides, date: CalendarDate): string =>
  dateFormat(dateLanguageOf(overrides), "UTC", { dateStyle: "long" }).format(new Date(date));
