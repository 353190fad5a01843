import { addDays, bankCalendarEnd, todayInTokyo } from "@kaitori/domain";
import type { Log } from "../http/log.ts";

const daysAhead = 120;

/** Whoever runs the server hears in time that the calendar of bank days ends. */
export function warnOfBankCalendarEnd(log: Log, now: Date): void {
  if (addDays(todayInTokyo(now), daysAhead) <= bankCalendarEnd) return;
  log("warn", "bank calendar ends", { last_day: bankCalendarEnd });
}
