import { ClaimStatus, EntryStatus, isIdentityConfirmed, todayInTokyo } from "@kaitori/domain";
import { getContractTerms, getEntry } from "@kaitori/wire";
import { entryIdOf } from "../../../entry/entry-id.ts";
import type { LoadArgs } from "../../../routes/route-row.ts";
import type { Site } from "../../../site.ts";

/** The entry, and the terms of all that can be bought; an entry that is not for contract has none. */
export async function loadContract({ site, params }: LoadArgs) {
  const asked = { params: { id: entryIdOf(params) } };
  const entry = await site.api.call(getEntry, asked);
  const isForSale =
    entry.status === EntryStatus.reviewed && entry.claims.some(({ status }) => status === ClaimStatus.canBuy);
  if (!isForSale) return { entry, terms: null };
  const [terms] = await Promise.all([site.api.call(getContractTerms, asked), askIdentityAgain(site)]);
  return { entry, terms };
}

/** What this page last heard of the identity may be older than its confirmation (R4.20). */
async function askIdentityAgain({ session }: Site) {
  const state = session.store.getState();
  if (state.kind === "user" && !isIdentityConfirmed(state.user, todayInTokyo(new Date())))
    await session.renew();
}
