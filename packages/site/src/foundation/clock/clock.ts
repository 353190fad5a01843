import { type CalendarDate, todayInTokyo } from "@kaitori/domain";

/** The only place where the site reads the clock; stories and tests set their own time here. */
export const clock = { now: () => new Date() };

export const readNow = (): Date => clock.now();

/** Milliseconds since 1970. They go on while the computer sleeps, unlike `performance.now()`. */
export const readTime = (): number => readNow().getTime();

export const readToday = (): CalendarDate => todayInTokyo(readNow());
