import type { CalendarDate } from "@kaitori/domain";
import { datesCopy } from "../copy/dates.ts";

type Overrides = { readonly [key: string]: string | undefined };

export const dateLanguageOf = (overrides: Overrides): string =>
  overrides["dates.language"] ?? datesCopy.texts.language;

/** `2026年11月21日`, by itself: findings name it on every page with a form, days and moments come with fewer. */
export const dateInWords = (overrides: Overrides, date: CalendarDate): string =>
  new Date(date).toLocaleDateString(dateLanguageOf(overrides), { timeZone: "UTC", dateStyle: "long" });
