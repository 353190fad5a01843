import { priceOf, shareOf, type Yen } from "@kaitori/domain";

export type QuotedPrice = {
  purchase_ratio: string;
  purchase_fee_ratio: string;
  purchase_principal_amount: Yen;
  purchase_fee: Yen;
  purchase_amount: Yen;
  bank_charge: Yen;
};

/**
 * The figures of a claim that is bought whole for a fee, `0.05` of its face value, exact to the yen (B5):
 * the purchase ratio is what the fee leaves. Null where nothing would arrive.
 */
export function quotePrice(amount: Yen, feeRatio: string, bankCharge: Yen): QuotedPrice | null {
  const fee = shareOf(amount, feeRatio);
  if (fee === null || priceOf({ faceValue: amount, fee, bankCharge }) === null) return null;
  return {
    purchase_ratio: complementOf(feeRatio),
    purchase_fee_ratio: feeRatio,
    purchase_principal_amount: amount,
    purchase_fee: fee,
    purchase_amount: amount - fee,
    bank_charge: bankCharge,
  };
}

const millionths = 1_000_000;

/** 1 − 0.05 = 0.95, without the dust of floats. */
const complementOf = (ratio: string) =>
  ((millionths - Math.round(Number(ratio) * millionths)) / millionths).toFixed(6);
