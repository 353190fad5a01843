import type { CalendarDate } from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { entryPhase } from "../entry/entry-phase.ts";
import { soldClaims } from "../entry/owed-claims.ts";
import { reviewSince } from "../entry/use-promise-of-entry.ts";
import type { KnownPromises } from "../entry/use-promises.ts";

/** Until when an answer is of use, and the words for one that may come later. */
export interface AnswerNeeded {
  readonly by: CalendarDate;
  readonly words: "callFirst" | "callForResult" | "callBeforeHandOver" | "callWhenLate";
}

/** The first day that concerns whoever has these entries: of the offer, of the result, or of a hand-over (B17). */
export function answerNeeded(entries: readonly Entry[], promises: KnownPromises): AnswerNeeded | undefined {
  const today = readToday();
  return entries
    .flatMap((entry): AnswerNeeded[] => {
      const phase = entryPhase(entry);
      if (phase === "reviewed" && entry.contract_period)
        return [{ by: entry.contract_period, words: "callFirst" }];
      if (phase === "underReview") {
        const since = reviewSince(entry);
        const by = since && promises.dayOf("decision", new Date(since));
        // For a passed date the entry itself says to call.
        return by && by >= today ? [{ by, words: "callForResult" }] : [];
      }
      return soldClaims(entry.claims).map(({ on }) => ({
        by: on,
        words: on < today ? "callWhenLate" : "callBeforeHandOver",
      }));
    })
    .sort((one, other) => (one.by < other.by ? -1 : 1))[0];
}
