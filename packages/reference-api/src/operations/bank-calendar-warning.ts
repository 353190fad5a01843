import { addDays, type CalendarDate, holidaysPublishedUntil, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Executor, Transaction } from "../database/database.ts";
import { openTask } from "../entry/tasks/open-task.ts";
import type { JobHandlers, Services } from "../http/services.ts";
import { planJob } from "../jobs/job-store.ts";
import { warnOfOldLists } from "../lookups/lists/imported-lists.ts";

const warningDays = 365;
const dayMilliseconds = 24 * 3_600_000;
const jobKind = "bank-calendar";

/** Runs at every start. The unique name of the job prevents duplicates among processes. */
export const planBankCalendarWarning = (executor: Executor, runAt: Date) =>
  planJob(executor, { kind: jobKind, runAt, name: jobKind });

/** Daily job that warns of ending holidays and old lists. */
export const bankCalendarJobs = ({ database, brands, clock, config, log }: Services): JobHandlers => ({
  [jobKind]: async () => {
    const now = clock();
    const isEnding = areHolidaysEnding(todayInTokyo(now));
    if (isEnding) log("warn", "published holidays end", { last_day: holidaysPublishedUntil });
    await database
      .transaction()
      .execute((transaction) => updateCalendarTasks(transaction, { brands, isEnding, now }));
    warnOfOldLists(log, config.dataDir, todayInTokyo(now));
    return new Date(now.getTime() + dayMilliseconds);
  },
});

/** True in the year before the published holidays end; later holidays are estimates. */
export const areHolidaysEnding = (today: CalendarDate): boolean =>
  addDays(today, warningDays) > holidaysPublishedUntil;

/** Opens one task per brand for the last day of published holidays. A release with later holidays closes it. */
async function updateCalendarTasks(
  transaction: Transaction,
  { brands, isEnding, now }: { readonly brands: readonly ServedBrand[]; isEnding: boolean; now: Date },
): Promise<void> {
  await transaction
    .updateTable("desk_task")
    .set({ closed_at: now })
    .where("kind", "=", "calendarEnds")
    .where("due_on", "<", holidaysPublishedUntil)
    .where("closed_at", "is", null)
    .execute();
  if (!isEnding) return;
  const openedTasks = await transaction
    .selectFrom("desk_task")
    .select("brand")
    .where("kind", "=", "calendarEnds")
    .where("due_on", "=", holidaysPublishedUntil)
    .execute();
  for (const { name: brand } of brands)
    if (!openedTasks.some((task) => task.brand === brand))
      await openTask(transaction, { brand, kind: "calendarEnds", due_on: holidaysPublishedUntil }, now);
}
