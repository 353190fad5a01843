import type { Entry } from "@kaitori/wire";
import { lazyModule } from "#foundation/updates/lazy-module.ts";

/** The list of ended entries is loaded only for users who have one. */
export const finished = lazyModule(() => import("./FinishedEntries.tsx"));

export function LazyFinished({ entries }: { entries: readonly Entry[] }) {
  const module = finished.get();
  return module && entries.length > 0 && <module.FinishedEntries key={idsOf(entries)} entries={entries} />;
}

/** The paging of the list starts again when another entry has ended. */
const idsOf = (entries: readonly Entry[]) => `${entries[0]?.id} ${entries.at(-1)?.id}`;
