import { priceOf, shareOf, type Yen } from "@kaitori/domain";

export type QuotedPrice = {
  purchase_ratio: string;
  purchase_fee_ratio: string;
  purchase_principal_amount: Yen;
  purchase_fee: Yen;
  purchase_amount: Yen;
  bank_charge: Yen;
};

type Claim = { amount: Yen; scheduled_deposit_amount_from_obliger: Yen };

/**
 * Figures of a claim bought at a fee ratio such as `0.05` of the expected transfer, exact to the yen (B5). The sold
 * amount is that transfer, at most the face value; the purchase ratio is 1 − fee ratio. Null if nothing would be
 * paid.
 */
export function quotePrice(claim: Claim, feeRatio: string, bankCharge: Yen): QuotedPrice | null {
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

/** The sold amount of each claim; 0 for a claim that is not decided. */
export const principalsOf = (claims: readonly { readonly purchase_principal_amount: Yen | null }[]): Yen[] =>
  claims.map(({ purchase_principal_amount: principal }) => principal ?? 0);

const millionths = 1_000_000;

/** 1 − 0.05 = 0.95, without rounding errors of floats. */
const complementOf = (ratio: string) =>
  ((millionths - Math.round(Number(ratio) * millionths)) / millionths).toFixed(6);
