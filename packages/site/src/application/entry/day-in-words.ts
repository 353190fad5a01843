import { type CalendarDate, todayInTokyo } from "@kaitori/domain";

/** The day of a moment, as it was in Tokyo (R1.3). */
export const dayOfMoment = (moment: string): CalendarDate => todayInTokyo(new Date(moment));

/** Whole days from one day to another; below zero when it has passed. */
export const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
