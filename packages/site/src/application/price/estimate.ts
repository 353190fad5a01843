import { type Price, priceOf, readYen, readYenInput, shareOf, type Yen, yenOf } from "@kaitori/domain";

type Limits = { readonly feeRatioMin: number; readonly feeRatioMax: number; readonly bankCharge: number };

/** Fees are whole tenths of a percent, so that amounts are never computed with floats. */
export type PerMille = number;

export const feeRange = ({ feeRatioMin, feeRatioMax }: Limits): { min: PerMille; max: PerMille } => ({
  min: Math.round(feeRatioMin * 1000),
  max: Math.round(feeRatioMax * 1000),
});

export const percentText = (fee: PerMille) => String(fee / 10);

/** The payout for an amount as it was typed; null while it cannot be read, or nothing would be paid out (B5). */
export function estimate(typed: string, fee: PerMille, { bankCharge }: Limits): Price | null {
  const faceValue = readYenInput(typed);
  if (faceValue === null) return null;
  const feeYen = shareOf(faceValue, (fee / 1000).toFixed(3));
  return feeYen === null ? null : priceOf({ faceValue, fee: feeYen, bankCharge });
}

export function sellableAmountOf(claim: {
  readonly amount: string;
  readonly scheduled_deposit_amount_from_obliger: string;
}): Yen {
  const scheduled = yenOf(claim.scheduled_deposit_amount_from_obliger);
  return Math.min(scheduled, readYen(claim.amount) ?? scheduled);
}

/** The amount that an estimate is based on: the desired amount, at most the amount for sale. */
export const estimateBaseOf = (desired: Yen, forSale: Yen): Yen =>
  desired > 0 ? Math.min(desired, forSale) : forSale;
