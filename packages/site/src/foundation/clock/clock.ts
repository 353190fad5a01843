import { type CalendarDate, todayInTokyo } from "@kaitori/domain";

/** The one place where the site reads the clock; stories and tests put their own day here. */
export const clock = { now: () => new Date() };

export const readNow = (): Date => clock.now();

export const readToday = (): CalendarDate => todayInTokyo(readNow());
