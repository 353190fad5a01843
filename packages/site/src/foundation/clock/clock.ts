import { type CalendarDate, todayInTokyo } from "@kaitori/domain";

/** The only place where the site reads the clock; stories and tests set their own time here. */
export const clock = { now: () => new Date() };

export const readNow = (): Date => clock.now();

export const readToday = (): CalendarDate => todayInTokyo(readNow());
