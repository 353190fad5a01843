import type { CalendarDate } from "@kaitori/domain";
import type { Entry, HandOver } from "@kaitori/wire";
import { amountOfEntry } from "../amount-of-entry.ts";
import { isOver } from "../entry-phase.ts";
import { withAmountLeft } from "../owed-claims.ts";
import { useDayOfEntry } from "../use-day-of-entry.ts";

/** The date of the next hand-over, if the page shows it in the card of its only entry with money to hand over. */
export function useDaysAbove(entries: readonly Entry[], handOvers: readonly HandOver[]): CalendarDate[] {
  const dayOf = useDayOfEntry();
  const days = entries.flatMap((entry) => {
    const claimsLeft = withAmountLeft(entry.claims, handOvers);
    const { name } = amountOfEntry(entry, claimsLeft);
    const on = dayOf(entry, claimsLeft)?.until;
    const isShown = name === "toHandOver" || name === "toHandOverNext" || name === "toHandOverLate";
    return on && isShown && !isOver(entry) ? [on] : [];
  });
  return days.length === 1 ? days : [];
}
