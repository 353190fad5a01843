import type { CalendarDate } from "@kaitori/domain";
import { datesCopy } from "../copy/dates.ts";
import type { Overrides } from "./copy-of.ts";
import { dateFormat } from "./date-format.ts";

export const dateLanguageOf = (overrides: Overrides): string =>
  overrides["dates.language"] ?? datesCopy.texts.language;

/** `2026年11月21日`. In its own file because all pages with forms load it, few load the other formats. */
export const dateInWords = (overrides: Overrides, date: CalendarDate): string =>
  dateFormat(dateLanguageOf(overrides), "UTC", { dateStyle: "long" }).format(new Date(date));
