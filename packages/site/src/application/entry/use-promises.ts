import { commonCopy } from "@kaitori/brand/copy/common";
import {
  bankCalendarEnd,
  type CalendarDate,
  lastRequestDay,
  promisedDay,
  todayInTokyo,
} from "@kaitori/domain";
import { readToday } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

/** Actions promised within a number of bank days (settings `promises`). */
export type Promised = "decision" | "payOut" | "complaint";

export function usePromises() {
  const dates = useDates();
  const { promises } = useSite().brand.settings;
  const words = useCopy(commonCopy);
  const dayOf = (promised: Promised, since: Date): CalendarDate | null =>
    isWellWithinCalendar(since) ? promisedDay(since, promises[promised], promises.dayEnds) : null;
  return {
    /**
     * The deadline of a promise that started at that moment: a date, or a number of bank days if no date can be
     * computed.
     */
    due: (promised: Promised, since: Date): string => {
      const day = dayOf(promised, since);
      return day ? dates.day(day) : words.bankDaysLater({ days: promises[promised] });
    },
    /** The latest date to send papers for a contract by a day; null if past or unknown. */
    lastDayToSend: (promised: Promised, before: CalendarDate): CalendarDate | null => {
      if (before > bankCalendarEnd) return null;
      const last = lastRequestDay(before, promises[promised]);
      return last < readToday() ? null : last;
    },
    hasPassed: (promised: Promised, since: Date): boolean => {
      const day = dayOf(promised, since);
      return day !== null && day < readToday();
    },
  };
}

/** Beyond the calendar of its build, an old page shows a number of days instead of a date. */
const isWellWithinCalendar = (since: Date) => todayInTokyo(since).slice(0, 7) < bankCalendarEnd.slice(0, 7);
