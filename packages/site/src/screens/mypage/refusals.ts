import { ClaimStatus, canBeCorrected, EntryStatus } from "@kaitori/domain";
import { type Claim, type Entry, getEntry, type Id, type Inadequacy } from "@kaitori/wire";
import { entryPhase, isFinished } from "#application/entry/entry-phase.ts";
import { inadequaciesOf } from "#application/entry/inadequacies-of.ts";
import { type Refusal, refusalOfClaim } from "#application/entry/reasons/refusal-of-claim.ts";
import type { Site } from "#foundation/site/site.ts";
import { inadequateItems, refusedClaims } from "./lazy-parts.ts";

export type Refusals = ReadonlyMap<Claim["id"], Refusal | undefined>;

export const refusedClaimsOf = ({ claims }: Pick<Entry, "claims">) =>
  claims.filter(({ status }) => status === ClaimStatus.cannotBuy);

/** The last ended entry if none is open. */
export const lastEnded = (entries: readonly Entry[]): Entry | undefined =>
  entries.every(isFinished) ? entries[0] : undefined;

/** True if the review gave a reason that can be corrected (B15). */
export const isCorrectable = (refusal: Refusal | undefined): boolean =>
  refusal?.reasons?.some(({ code }) => canBeCorrected(code)) ?? false;

export const isEntryCorrectable = (entry: Entry, refusals: Refusals): boolean =>
  entryPhase(entry) === "rejected" &&
  refusedClaimsOf(entry).some(({ id }) => isCorrectable(refusals.get(id)));

/** If an entry cannot be loaded, its invoices are shown without a reason. */
export async function refusalsOf({ api }: Pick<Site, "api">, entries: readonly Entry[]): Promise<Refusals> {
  const lastEndedEntry = lastEnded(entries);
  const refusedEntries = entries.filter(
    (entry) => (!isFinished(entry) || entry === lastEndedEntry) && refusedClaimsOf(entry).length > 0,
  );
  if (refusedEntries.length === 0) return new Map();
  const [refusals] = await Promise.all([
    Promise.all(
      refusedEntries.map(async (entry) => {
        const { history = [] } = await api.call(getEntry, { params: { id: entry.id } }).catch(() => entry);
        return refusedClaimsOf(entry).map(({ id }) => [id, refusalOfClaim(history, id)] as const);
      }),
    ),
    !lastEndedEntry && refusedClaims.fetch(),
  ]);
  return new Map(refusals.flat());
}

export type InadequaciesByEntry = ReadonlyMap<Id, readonly Inadequacy[]>;

/** Loads the inadequate items of entries; if that fails, the card shows only its button. */
export async function loadInadequacies(
  { api }: Pick<Site, "api">,
  entries: readonly Entry[],
): Promise<InadequaciesByEntry> {
  const inadequateEntries = entries.filter(({ status }) => status === EntryStatus.inadequate);
  if (inadequateEntries.length === 0) return new Map();
  const [inadequaciesByEntry] = await Promise.all([
    Promise.all(
      inadequateEntries.map(async ({ id }) => {
        const inadequacies = await api.call(getEntry, { params: { id } }).then(inadequaciesOf, () => []);
        return [id, inadequacies] as const;
      }),
    ),
    inadequateItems.fetch(),
  ]);
  return new Map(inadequaciesByEntry);
}
