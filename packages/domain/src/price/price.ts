import { readYen, type Yen } from "../amount/yen.ts";

/** 額面 − 手数料 − 振込手数料 = 入金額, exact to the yen (B5). */
export type Price = {
  /** 額面 */
  readonly faceValue: Yen;
  /** 手数料 */
  readonly fee: Yen;
  /** 振込手数料 */
  readonly bankCharge: Yen;
  /** 入金額 */
  readonly deposit: Yen;
};

type PricedClaim = {
  readonly amount: string;
  readonly purchase_fee: string | null;
  readonly bank_charge: string | null;
};

/** The price that follows from the figures, or null where nothing would arrive (B5). */
export function priceOf(figures: Omit<Price, "deposit">): Price | null {
  const deposit = figures.faceValue - figures.fee - figures.bankCharge;
  return deposit > 0 ? { ...figures, deposit } : null;
}

/** The price of a claim as the server quotes it, or null while a figure is missing (B5). */
export function claimPrice(claim: PricedClaim): Price | null {
  const faceValue = readYen(claim.amount);
  const fee = readYen(claim.purchase_fee ?? "");
  const bankCharge = readYen(claim.bank_charge ?? "");
  if (faceValue === null || fee === null || bankCharge === null) return null;
  return priceOf({ faceValue, fee, bankCharge });
}

/** The same for several claims together (B5). */
export const totalPrice = (prices: readonly Price[]): Price => ({
  faceValue: sum(prices, "faceValue"),
  fee: sum(prices, "fee"),
  bankCharge: sum(prices, "bankCharge"),
  deposit: sum(prices, "deposit"),
});

const sum = (prices: readonly Price[], figure: keyof Price) =>
  prices.reduce((total, price) => total + price[figure], 0);
