import { ClaimStatus, withOneCharge } from "@kaitori/domain";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";

/** Those of the claims that are for sale, with the charge of their one transfer on the first. */
export function claimsToSell({ claims }: EntryWithClaims, ids: readonly number[]): ClaimRow[] {
  const forSale = claims.filter(({ status }) => status === ClaimStatus.canBuy);
  // The charge stands on one claim of the offer, which need not be among those that are sold.
  const charge = Math.max(0, ...forSale.map(({ bank_charge }) => bank_charge ?? 0));
  return withOneCharge(
    forSale.filter(({ id }) => ids.includes(id)),
    charge,
  );
}
