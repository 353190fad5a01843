import type { CalendarDate } from "@kaitori/domain";
import type { Entry, HandOver } from "@kaitori/wire";
import { amountOfEntry } from "../amount-of-entry.ts";
import { isOver } from "../entry-phase.ts";
import { withAmountLeft } from "../owed-claims.ts";
import { useDayOfEntry } from "../use-day-of-entry.ts";

/** The dates of hand-overs that a page already shows in the cards of its entries. */
export function useDaysAbove(entries: readonly Entry[], handOvers: readonly HandOver[]): CalendarDate[] {
  const dayOf = useDayOfEntry();
  return entries.flatMap((entry) => {
    const claimsLeft = withAmountLeft(entry.claims, handOvers);
    const { name } = amountOfEntry(entry, claimsLeft);
    const on = dayOf(entry, claimsLeft)?.until;
    const isShown = name === "toHandOver" || name === "toHandOverNext" || name === "toHandOverLate";
    return on && isShown && !isOver(entry) ? [on] : [];
  });
}
