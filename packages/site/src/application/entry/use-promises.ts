import { type CalendarDate, lastRequestDay, promisedDay } from "@kaitori/domain";
import { readToday } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useDates } from "#parts/text/use-dates.ts";

/** Actions promised within a number of bank days (settings `promises`). */
export type PromisedAction = "decision" | "payOut" | "complaint";

export function usePromises() {
  const dates = useDates();
  const { promises } = useSite().brand.settings;
  const dayOf = (promised: PromisedAction, since: Date): CalendarDate =>
    promisedDay(since, promises[promised], promises.dayEnds);
  return {
    due: (promised: PromisedAction, since: Date): string => dates.bankDay(dayOf(promised, since)),
    /** The last day to send papers so that the action is done before a given day; null if it has passed. */
    lastDayToSend: (promised: PromisedAction, before: CalendarDate): CalendarDate | null => {
      const last = lastRequestDay(before, promises[promised]);
      return last < readToday() ? null : last;
    },
    hasPassed: (promised: PromisedAction, since: Date): boolean => dayOf(promised, since) < readToday(),
  };
}
