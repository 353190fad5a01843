import { EntryStatus } from "@kaitori/domain";
import { type Entry, listEntries } from "@kaitori/wire";
import type { LoadArgs } from "../../../routes/route-row.ts";

/** The address names no entry (spec §2): the one contracted last is meant, until it is paid. */
export async function loadLastContract({ site }: LoadArgs): Promise<Entry | null> {
  const entries = await site.api.call(listEntries);
  const contracted = entries.filter(({ status }) => status === EntryStatus.contracted);
  const when = ({ contracted_at }: Entry) => Date.parse(contracted_at ?? "");
  return contracted.toSorted((one, other) => when(other) - when(one))[0] ?? null;
}
