import { isPreContract } from "@kaitori/domain";
import { getUserSettings, listEntries } from "@kaitori/wire";
import { entriesAsked } from "#application/entry/entries-asked.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { NothingReceived } from "./NothingReceived.tsx";
import { Receipt } from "./Receipt.tsx";

/** The entry in hand, from the server: a reload, or a login in between, shows the same receipt. */
export async function load({ site }: LoadArgs) {
  const [entries, { mail_notices }] = await Promise.all([
    site.api.call(listEntries, entriesAsked(site.server, { finished: 0 })),
    site.api.call(getUserSettings),
  ]);
  // A server without such settings sends what it sends.
  const isMailed = mail_notices || !site.server.has("user_settings");
  return { entry: entries.find((entry) => isPreContract(entry)), isMailed };
}

export function Screen() {
  const { entry, isMailed } = useScreenData<typeof load>();
  return entry ? <Receipt entry={entry} isMailed={isMailed} /> : <NothingReceived />;
}
