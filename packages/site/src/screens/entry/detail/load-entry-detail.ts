import { claimsToApplyAgain, withExpiredOfferArchived } from "@kaitori/domain";
import { type Entry, getEntry, listHandOvers } from "@kaitori/wire";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { isFinished } from "#application/entry/entry-phase.ts";
import { inadequaciesOf } from "#application/entry/inadequacies-of.ts";
import { isEntryBlocked } from "#application/readiness/steps-done.ts";
import { readToday } from "#foundation/clock/clock.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/** The entry with its history and inadequate items; only the user's own (R6.3). */
export async function loadEntryDetail({ site, params }: LoadArgs) {
  const [entry, handOvers] = await Promise.all([
    site.api.call(getEntry, { params: { id: entryIdOf(params) } }),
    site.api.call(listHandOvers),
  ]);
  const canBeginNewEntry = await loadCanBeginNewEntry(site, entry);
  return {
    entry,
    history: entry.history ?? [],
    inadequacies: inadequaciesOf(entry),
    handOvers,
    canBeginNewEntry,
  };
}

/**
 * Whether nothing blocks a new entry (R4.14); loaded only if the page offers one. If loading fails, the button is
 * shown, because the form lists the blockers.
 */
export async function loadCanBeginNewEntry({ readiness }: LoadArgs["site"], entry: Entry): Promise<boolean> {
  const hasNextStep =
    isFinished(entry) || claimsToApplyAgain(withExpiredOfferArchived(entry, readToday())).length > 0;
  return !hasNextStep || !(await readiness.load().then(isEntryBlocked, () => false));
}
