import { addDays, type CalendarDate, holidaysPublishedUntil, todayInTokyo } from "@kaitori/domain";
import type { Executor } from "../database/database.ts";
import { asServer } from "../database/scope.ts";
import { keepCalendarTasks } from "../entry/tasks/calendar-tasks.ts";
import type { JobHandlers, Services } from "../http/services.ts";
import { planJob } from "../jobs/job-store.ts";
import { warnOfOldLists } from "../lookups/lists/kept-lists.ts";

const daysAhead = 365;
const day = 24 * 3_600_000;
const kind = "bank-calendar";

/** Planned at every start; its name keeps it single however many processes and brands there are. */
export const planBankCalendarWarning = (executor: Executor, runAt: Date) =>
  planJob(executor, { kind, runAt, name: kind });

/** At the start and once a day. */
export const bankCalendarJobs = ({ database, brands, clock, config, log }: Services): JobHandlers => ({
  [kind]: async () => {
    const now = clock();
    const isEnding = areHolidaysEnding(todayInTokyo(now));
    if (isEnding) log("warn", "published holidays end", { last_day: holidaysPublishedUntil });
    await asServer(database, (transaction) => keepCalendarTasks(transaction, { brands, isEnding, now }));
    warnOfOldLists(log, config.dataDir, todayInTokyo(now));
    return new Date(now.getTime() + day);
  },
});

/** Holidays after their last published year are estimates: the operator is warned a year before it. */
export const areHolidaysEnding = (today: CalendarDate): boolean =>
  addDays(today, daysAhead) > holidaysPublishedUntil;
