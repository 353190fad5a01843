import { type CalendarDate, japaneseDateWithWeekday, japaneseMoment, todayInTokyo } from "@kaitori/domain";

/** `2026-11-21` → `2026年11月21日（土）`: money moves on working days. */
export const dayInWords = japaneseDateWithWeekday;

/** The day of a moment, as it was in Tokyo (R1.3). */
export const dayOfMoment = (moment: string): CalendarDate => todayInTokyo(new Date(moment));

/** `2026年11月21日（土）14:20`, in Tokyo. */
export const momentInWords = (moment: string) => japaneseMoment(new Date(moment));

/** Whole days from one day to another; below zero when it has passed. */
export const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
