import { isPreContract } from "@kaitori/domain";
import { listEntries } from "@kaitori/wire";
import { entriesAsked } from "#application/entry/entries-asked.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { NothingReceived } from "./NothingReceived.tsx";
import { Receipt } from "./Receipt.tsx";

/** The entry in hand, from the server: a reload, or a login in between, shows the same receipt. */
export async function loadEntryComplete({ site }: LoadArgs) {
  const entries = await site.api.call(listEntries, entriesAsked(site.server, { finished: 0 }));
  // A server without such a setting sends what it sends.
  const isMailed = site.session.user()?.mail_notices ?? true;
  return { entry: entries.find((entry) => isPreContract(entry)), isMailed };
}

export function EntryCompleteScreen() {
  const { entry, isMailed } = useScreenData<typeof loadEntryComplete>();
  return entry ? <Receipt entry={entry} isMailed={isMailed} /> : <NothingReceived />;
}
