import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { type CalendarDate, EntryStatus } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { actionablePhase } from "./entry-phase.ts";
import { owedClaims } from "./owed-claims.ts";
import { usePromiseOfEntry } from "./use-promise-of-entry.ts";

/** The date that the user waits for or has to keep. */
export interface DayOfEntry {
  readonly label: string;
  readonly value: string;
  /** Absent for a date that the company has to keep. */
  readonly deadline?: CalendarDate;
}

export function useDayOfEntry(): (entry: Entry, claimsNotHandedOver: readonly Claim[]) => DayOfEntry | null {
  const words = useCopy(entryStatusCopy);
  const dates = useDates();
  const promiseOf = usePromiseOfEntry();
  const dayWithDeadline = (label: string, deadline: CalendarDate): DayOfEntry => ({
    label,
    value: dates.day(deadline),
    deadline,
  });
  return (entry, claimsNotHandedOver) => {
    const phase = actionablePhase(entry);
    if (entry.status === EntryStatus.transferred) {
      const today = readToday();
      const days = new Set(owedClaims(claimsNotHandedOver).map(({ on }) => on));
      const [due] = days;
      if (!due) return null;
      const isFirstOfSeveralPast = [...days].filter((on) => on < today).length > 1;
      return dayWithDeadline(isFirstOfSeveralPast ? words.firstDue : words.due, due);
    }
    if (phase === "reviewed" && entry.contract_period)
      return dayWithDeadline(words.contractLimit, entry.contract_period);
    const { lastDay, date } = promiseOf(entry) ?? {};
    if (lastDay) return dayWithDeadline(words.sendLimit, lastDay);
    if (!date) return null;
    return {
      label: phase === "contracted" ? words.payOutDay : words.resultDay,
      value: words.until({ date }),
    };
  };
}
