import { EntryStatus } from "@kaitori/domain";
import { type Entry, getEntry, type Id, type Inadequacy } from "@kaitori/wire";
import { inadequaciesOf } from "#application/entry/inadequacies-of.ts";
import type { Site } from "#foundation/site/site.ts";

import { missingPapers } from "./seldom-parts.ts";

/** The items that were given back, by entry. */
export type AskedPapers = ReadonlyMap<Id, readonly Inadequacy[]>;

/** Asked only of an entry that came back. Without an answer the card stands all the same: its button leads to the whole list. */
export async function askedPapers(
  { api }: Pick<Site, "api">,
  entries: readonly Entry[],
): Promise<AskedPapers> {
  const cameBack = entries.filter(({ status }) => status === EntryStatus.inadequate);
  if (cameBack.length === 0) return new Map();
  const [found] = await Promise.all([
    Promise.all(
      cameBack.map(async ({ id }) => {
        const asked = await api.call(getEntry, { params: { id } }).then(inadequaciesOf, () => []);
        return [id, asked] as const;
      }),
    ),
    missingPapers.fetch(),
  ]);
  return new Map(found);
}
