import { type CalendarDate, todayInTokyo } from "@kaitori/domain";

/** The one place where the site reads which day and time it is; a span may be measured elsewhere. Stories and tests put their own day here. */
export const clock = { now: () => new Date() };

export const readNow = (): Date => clock.now();

export const readToday = (): CalendarDate => todayInTokyo(readNow());
