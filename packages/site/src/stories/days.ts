import { addDays, type CalendarDate, todayInTokyo } from "@kaitori/domain";

export const storyNow = new Date("2026-11-25T10:00:00+09:00");

export const inDays = (days: number): CalendarDate => addDays(todayInTokyo(storyNow), days);
