import { claimPrice } from "@kaitori/domain";
import type { ContractTerms } from "@kaitori/wire";
import type { PricedClaim } from "#application/entry/entry-price.ts";

export interface ShownPrice extends PricedClaim {
  /** The fee ratio, if it is the one set by the review. */
  readonly feeRatio: string | null;
}

/** The terms in hand count; a claim that is not among them has the price of the review (B5). */
export function shownPrice({ claim, price: reviewed }: PricedClaim, terms: ContractTerms | null): ShownPrice {
  const agreed = terms?.claims.find((one) => one.claim === claim.id);
  const price = (agreed && claimPrice(agreed)) ?? reviewed;
  return { claim, price, feeRatio: price.fee === reviewed.fee ? claim.purchase_fee_ratio : null };
}
