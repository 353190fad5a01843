import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import type { Entry } from "@kaitori/wire";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { phaseToGoOnFrom } from "./entry-phase.ts";
import { usePromises } from "./use-promises.ts";

export interface PromiseOfEntry {
  readonly text: string;
  /** Its day is over, and the text says so. */
  readonly isLate: boolean;
}

/** By when somebody who waits for the review, or for the money, hears of it; null where no day can be named. */
export function usePromiseOfEntry(): (entry: Entry) => PromiseOfEntry | null {
  const words = useCopy(entryStatusCopy);
  const promises = usePromises();
  return (entry) => {
    const phase = phaseToGoOnFrom(entry);
    const since = phase === "underReview" ? reviewSince(entry) : entry.contracted_at;
    if (since === null) return null;
    const from = new Date(since);
    if (phase === "underReview")
      return promises.hasPassed("decision", from)
        ? { text: words.reviewLate, isLate: true }
        : { text: words.reviewBy({ date: promises.by("decision", from) }), isLate: false };
    if (phase === "contracted")
      return promises.hasPassed("payOut", from)
        ? { text: words.payOutLate, isLate: true }
        : { text: words.payOutBy({ date: promises.by("payOut", from) }), isLate: false };
    return null;
  };
}

const aMinute = 60_000;

/**
 * When the papers came in that are looked at now. Where the server does not say, and something was changed after the
 * entry was submitted, nobody knows: a day too early would be a promise that nobody gave.
 */
export function reviewSince({
  created_at,
  updated_at,
  resubmitted_at,
}: Pick<Entry, "created_at" | "updated_at" | "resubmitted_at">): string | null {
  if (resubmitted_at !== undefined) return resubmitted_at ?? created_at;
  const isUnchanged = Date.parse(updated_at) - Date.parse(created_at) < aMinute;
  return isUnchanged ? created_at : null;
}
