import type { CalendarDate } from "./calendar-date.ts";

/** Whole days from one day to another; below zero when it has passed. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
