import { EntryStatus } from "@kaitori/domain";
import { getEntry, getFormDraft } from "@kaitori/wire";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { inadequaciesOf } from "#application/entry/inadequacies-of.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/** The entry, what was given back of it, and what was given in its place and not handed in yet (B3, B4). */
export async function loadResubmit({ site, params }: LoadArgs) {
  const id = entryIdOf(params);
  const entry = await site.api.call(getEntry, { params: { id } });
  if (entry.status !== EntryStatus.inadequate) return { entry, asked: null };
  const kept = await site.api.call(getFormDraft, { params: { name: `resubmit-${id}` } });
  return { entry, asked: { found: inadequaciesOf(entry), kept } };
}
