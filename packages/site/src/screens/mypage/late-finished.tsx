import type { Entry } from "@kaitori/wire";
import { fetched } from "#foundation/updates/fetched.ts";

type Part = typeof import("./FinishedEntries.tsx");
let part: Part | undefined;

/** Whoever has nothing that is over does not pay for its list; it is there before the page is drawn. */
export async function fetchFinished(): Promise<void> {
  part ??= await fetched(import("./FinishedEntries.tsx"));
}

export const LateFinished = ({ entries }: { entries: readonly Entry[] }) =>
  part && entries.length > 0 && <part.FinishedEntries key={idsOf(entries)} entries={entries} />;

/** With another that is over, the pages begin anew. */
const idsOf = (entries: readonly Entry[]) => `${entries[0]?.id} ${entries.at(-1)?.id}`;
