import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { getContractTerms, getEntry } from "@kaitori/wire";
import { entryIdOf } from "../../../entry/entry-id.ts";
import type { LoadArgs } from "../../../routes/route-row.ts";

/** The entry, and the terms of all that can be bought; an entry that is not for contract has none. */
export async function loadContract({ site, params }: LoadArgs) {
  const asked = { params: { id: entryIdOf(params) } };
  const entry = await site.api.call(getEntry, asked);
  const isForSale =
    entry.status === EntryStatus.reviewed && entry.claims.some(({ status }) => status === ClaimStatus.canBuy);
  return { entry, terms: isForSale ? await site.api.call(getContractTerms, asked) : null };
}
