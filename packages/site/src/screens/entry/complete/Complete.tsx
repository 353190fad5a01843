import { isPreContract } from "@kaitori/domain";
import { listEntries } from "@kaitori/wire";
import type { LoadArgs } from "../../../routes/route-row.ts";
import { useScreenData } from "../../../routes/use-screen-data.ts";
import { NothingReceived } from "./NothingReceived.tsx";
import { Receipt } from "./Receipt.tsx";

/** The entry in hand, from the server: a reload, or a login in between, shows the same receipt. */
export async function load({ site }: LoadArgs) {
  const entries = await site.api.call(listEntries);
  return entries.find((entry) => isPreContract(entry));
}

export function Screen() {
  const entry = useScreenData<typeof load>();
  return entry ? <Receipt entry={entry} /> : <NothingReceived />;
}
