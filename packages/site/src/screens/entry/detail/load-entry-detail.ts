import { getEntry, getEntryHistory, getEntryInadequacies, listHandOvers } from "@kaitori/wire";
import { entryIdOf } from "#application/entry/entry-id.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/** The entry, what happened to it, and what was given back; of nobody else's (R6.3). */
export async function loadEntryDetail({ site, params }: LoadArgs) {
  const asked = { params: { id: entryIdOf(params) } };
  const [entry, history, found, handOvers] = await Promise.all([
    site.api.call(getEntry, asked),
    site.api.call(getEntryHistory, asked),
    site.api.call(getEntryInadequacies, asked),
    site.api.call(listHandOvers),
  ]);
  return { entry, history, found, handOvers };
}
