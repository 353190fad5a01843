import { addDays, type CalendarDate, holidaysPublishedUntil, todayInTokyo } from "@kaitori/domain";
import { sql } from "kysely";
import type { JobHandlers, Services } from "../http/services.ts";
import { warnOfOldLists } from "../lookups/lists/imported-lists.ts";

const warningDays = 365;
const dayMilliseconds = 24 * 3_600_000;
export const bankCalendar = "bank-calendar";

/** Daily job that warns of ending holidays and old lists. */
export const bankCalendarJobs = (services: Services): JobHandlers => ({
  [bankCalendar]: async () => {
    const { clock, config, log } = services;
    const now = clock();
    const isEnding = areHolidaysEnding(todayInTokyo(now));
    if (isEnding) log("warn", "published holidays end", { last_day: holidaysPublishedUntil });
    await updateCalendarTasks(services, isEnding, now);
    warnOfOldLists(log, config.dataDir, todayInTokyo(now));
    return new Date(now.getTime() + dayMilliseconds);
  },
});

/** True in the year before the published holidays end; later holidays are estimates. */
export const areHolidaysEnding = (today: CalendarDate): boolean =>
  addDays(today, warningDays) > holidaysPublishedUntil;

/** Opens one task per brand for the last day of published holidays. A release with later holidays closes it. */
async function updateCalendarTasks(
  { database, brands }: Pick<Services, "database" | "brands">,
  isEnding: boolean,
  now: Date,
): Promise<void> {
  await database
    .updateTable("desk_task")
    .set({ closed_at: now })
    .where("kind", "=", "calendarEnds")
    .where("due_on", "<", holidaysPublishedUntil)
    .where("closed_at", "is", null)
    .execute();
  if (!isEnding) return;
  await sql`
    insert into desk_task (brand, kind, due_on, opened_at)
    select brand, 'calendarEnds', ${holidaysPublishedUntil}::date, ${now}::timestamptz
    from unnest(${brands.map(({ name }) => name)}::text[]) as served (brand)
    where not exists (
      select from desk_task as opened where opened.brand = served.brand
        and opened.kind = 'calendarEnds' and opened.due_on = ${holidaysPublishedUntil})`.execute(database);
}
