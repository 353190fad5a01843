import type { CalendarDate, Yen } from "@kaitori/domain";
import type { Entry, HandOver } from "@kaitori/wire";
import { amountOfEntry } from "../amount-of-entry.ts";
import { isOver } from "../entry-phase.ts";
import { withAmountLeft } from "../owed-claims.ts";
import { useDayOfEntry } from "../use-day-of-entry.ts";

/** The amount and date in the card of an entry with money to hand over. */
export interface FigureAbove {
  readonly name: "toHandOver" | "toHandOverNext" | "toHandOverLate";
  readonly yen: Yen;
  readonly on: CalendarDate;
}

/** The figures that a page already shows above its list of hand-overs. */
export function useFiguresAbove(entries: readonly Entry[], handOvers: readonly HandOver[]): FigureAbove[] {
  const dayOf = useDayOfEntry();
  return entries.flatMap((entry) => {
    const claimsLeft = withAmountLeft(entry.claims, handOvers);
    const { name, yen } = amountOfEntry(entry, claimsLeft);
    const on = dayOf(entry, claimsLeft)?.until;
    const isShown = name === "toHandOver" || name === "toHandOverNext" || name === "toHandOverLate";
    return on && isShown && !isOver(entry) ? [{ name, yen, on }] : [];
  });
}
