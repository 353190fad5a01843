import { ClaimStatus, EntryStatus, isForSaleOn, isIdentityConfirmed } from "@kaitori/domain";
import { type Claim, getContractTerms, getEntry } from "@kaitori/wire";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { readToday } from "#foundation/clock/clock.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import type { Site } from "#foundation/site/site.ts";
import { canBeginAnother } from "../detail/load-entry-detail.ts";

/** The entry, and the terms of all that can be bought; an entry that is not for contract has none. */
export async function loadContract({ site, params }: LoadArgs) {
  const request = { params: { id: entryIdOf(params) } };
  const entry = await site.api.call(getEntry, request);
  const isForSale = entry.status === EntryStatus.reviewed && entry.claims.some(canBeBought);
  const history = entry.history ?? [];
  const isOpen = await canBeginAnother(site, entry);
  if (!isForSale) return { entry, history, isOpen, terms: null };
  // A claim that has fallen due since the offer is not chosen to begin with.
  const today = readToday();
  const forSale = entry.claims.filter((claim) => isForSaleOn(claim, today)).map(({ id }) => id);
  const isPart = forSale.length > 0 && entry.claims.filter(canBeBought).length > forSale.length;
  const query = isPart ? { claims: forSale.join() } : {};
  const [terms] = await Promise.all([
    site.api.call(getContractTerms, { ...request, query }),
    askIdentityAgain(site),
  ]);
  return { entry, history, isOpen, terms };
}

const canBeBought = ({ status }: Claim) => status === ClaimStatus.canBuy;

/** The page's last answer about the identity may be older than its confirmation (R4.20). */
async function askIdentityAgain({ session }: Site) {
  const state = session.store.getState();
  if (state.kind === "user" && !isIdentityConfirmed(state.user, readToday())) await session.renew();
}
