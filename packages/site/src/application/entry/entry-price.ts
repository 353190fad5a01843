import {
  ClaimStatus,
  claimPrice,
  hasPurchaseAmount,
  isAfterReview,
  type Price,
  totalPrice,
} from "@kaitori/domain";
import type { Claim } from "@kaitori/wire";

export interface PricedClaim {
  readonly claim: Claim;
  readonly price: Price;
}

export const pricedClaims = (claims: readonly Claim[]): PricedClaim[] =>
  claims.filter(hasPurchaseAmount).flatMap((claim) => {
    const price = claimPrice(claim);
    return price ? [{ claim, price }] : [];
  });

export const isOffered = ({ status }: Pick<Claim, "status">) => status === ClaimStatus.canBuy;

/** The number of claims in an entry: all that were submitted; after the review only those that are bought. */
export const countOfClaims = (claims: readonly Claim[]): number =>
  priceOfClaims(claims) ? pricedClaims(claims).length : claims.length;

export function priceOfClaims(claims: readonly Claim[]): Price | null {
  if (!claims.every(isAfterReview)) return null;
  const priced = pricedClaims(claims);
  return priced.length > 0 ? totalPrice(priced.map(({ price }) => price)) : null;
}
