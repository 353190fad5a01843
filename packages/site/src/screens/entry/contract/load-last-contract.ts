import { EntryStatus } from "@kaitori/domain";
import { type Entry, listEntries, listHandOvers } from "@kaitori/wire";
import { entriesAsked } from "#application/entry/entries-asked.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/**
 * The address names no entry (R2.1): the one contracted last is meant, until it is paid. With it come the sums and
 * references to hand over.
 */
export async function loadLastContract({ site }: LoadArgs) {
  const [entries, handOvers] = await Promise.all([
    site.api.call(listEntries, entriesAsked(site.server, { finished: 0 })),
    site.api.call(listHandOvers),
  ]);
  const contracted = entries.filter(({ status }) => status === EntryStatus.contracted);
  const when = ({ contracted_at }: Entry) => Date.parse(contracted_at ?? "");
  const entry = contracted.toSorted((one, other) => when(other) - when(one))[0] ?? null;
  return { entry, handOvers };
}
