import type { Entry } from "@kaitori/wire";
import { lazyModule } from "#foundation/updates/lazy-module.ts";

/** Whoever has nothing that is over does not pay for its list. */
export const finished = lazyModule(() => import("./FinishedEntries.tsx"));

export function LazyFinished({ entries }: { entries: readonly Entry[] }) {
  const module = finished.get();
  return module && entries.length > 0 && <module.FinishedEntries key={idsOf(entries)} entries={entries} />;
}

/** With another that is over, the pages begin anew. */
const idsOf = (entries: readonly Entry[]) => `${entries[0]?.id} ${entries.at(-1)?.id}`;
