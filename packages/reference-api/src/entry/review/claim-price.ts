import { priceOf, shareOf, type Yen } from "@kaitori/domain";

type Claim = { amount: Yen; scheduled_deposit_amount_from_obliger: Yen };

/**
 * Price of a claim at a fee ratio such as `0.05`, exact to the yen (B5). The sold amount is the expected transfer, at
 * most the face value. Null if nothing would be paid.
 */
export function quotePrice(claim: Claim, feeRatio: string, bankCharge: Yen) {
  const { amount: faceValue, scheduled_deposit_amount_from_obliger: expected } = claim;
  const principal = Math.min(faceValue, expected);
  const fee = shareOf(principal, feeRatio);
  if (fee === null || priceOf({ faceValue, principal, fee, bankCharge }) === null) return null;
  return {
    purchase_ratio: complementOf(feeRatio),
    purchase_fee_ratio: feeRatio,
    purchase_principal_amount: principal,
    purchase_fee: fee,
    purchase_amount: principal - fee,
    bank_charge: bankCharge,
  };
}

/** The sold amount of each claim; 0 for an undecided claim. */
export const principalsOf = (claims: readonly { readonly purchase_principal_amount: Yen | null }[]): Yen[] =>
  claims.map(({ purchase_principal_amount: principal }) => principal ?? 0);

/** Ratios have six decimal places. */
const ratioUnits = 1_000_000;

/** Computes 1 − 0.05 = 0.95 without rounding errors of floats. */
const complementOf = (ratio: string) =>
  ((ratioUnits - Math.round(Number(ratio) * ratioUnits)) / ratioUnits).toFixed(6);
