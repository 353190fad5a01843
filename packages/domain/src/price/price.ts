import { readYen, type Yen } from "../amount/yen.ts";

/** 買取対象額 − 手数料 − 振込手数料 = 入金額, exact to the yen (B5). */
export type Price = {
  /** 額面 */
  readonly faceValue: Yen;
  /** 買取対象額: defaults to the face value if the server does not send it. */
  readonly principal: Yen;
  /** 手数料 */
  readonly fee: Yen;
  /** 振込手数料 */
  readonly bankCharge: Yen;
  /** 入金額 */
  readonly deposit: Yen;
};

type PricedClaim = {
  readonly amount: string;
  readonly purchase_principal_amount?: string | null | undefined;
  readonly purchase_ratio?: string | null | undefined;
  readonly purchase_amount?: string | null | undefined;
  readonly purchase_fee: string | null;
  readonly bank_charge: string | null;
};

type Figures = Pick<Price, "faceValue" | "fee" | "bankCharge"> & { readonly principal?: Yen };

/** Price from its figures; null if nothing would be paid out (B5). */
export function priceOf({ faceValue, principal = faceValue, fee, bankCharge }: Figures): Price | null {
  const deposit = principal - fee - bankCharge;
  return deposit > 0 && principal <= faceValue ? { faceValue, principal, fee, bankCharge, deposit } : null;
}

/** Price of a claim from the server's figures; null if one is missing or contradicts another (B5). */
export function claimPrice(claim: PricedClaim): Price | null {
  const faceValue = readYen(claim.amount);
  const fee = readYen(claim.purchase_fee ?? "");
  const bankCharge = readYen(claim.bank_charge ?? "");
  if (faceValue === null || fee === null || bankCharge === null) return null;
  const principal = principalOf(claim, faceValue, fee, bankCharge);
  return principal === null ? null : priceOf({ faceValue, principal, fee, bankCharge });
}

/**
 * Share of the face value that is bought. The specification does not define how its figures relate: the purchase
 * ratio may include the fee or not. The principal decides; without it the purchase amount decides, with or without the
 * bank charge.
 */
function principalOf(claim: PricedClaim, faceValue: Yen, fee: Yen, bankCharge: Yen): Yen | null {
  const { purchase_principal_amount: agreed, purchase_ratio: ratio, purchase_amount: amount } = claim;
  const share = ratio ? shareOf(faceValue, ratio) : faceValue;
  const candidates = agreed ? [readYen(agreed)] : [faceValue, share];
  if (amount) {
    const purchased = readYen(amount);
    const matchesPurchase = (from: Yen) => purchased === from - fee || purchased === from - fee - bankCharge;
    return candidates.find((principal) => principal !== null && matchesPurchase(principal)) ?? null;
  }
  const [first = null] = candidates;
  return candidates.every((principal) => principal === first) ? first : null;
}

/** Sum of several prices (B5). */
export const totalPrice = (prices: readonly Price[]): Price => ({
  faceValue: sum(prices, "faceValue"),
  principal: sum(prices, "principal"),
  fee: sum(prices, "fee"),
  bankCharge: sum(prices, "bankCharge"),
  deposit: sum(prices, "deposit"),
});

const sum = (prices: readonly Price[], figure: keyof Price) =>
  prices.reduce((total, price) => total + price[figure], 0);

/** Share of an amount, such as "0.0850", rounded down to the yen (B5). */
export function shareOf(yen: Yen, ratio: string): Yen | null {
  const digits = /^(?:0(?:\.(\d{1,6}))?|1(?:\.0{1,6})?)$/.exec(ratio);
  if (digits === null) return null;
  if (ratio.startsWith("1")) return yen;
  const millionths = BigInt((digits[1] ?? "").padEnd(6, "0"));
  return Number((BigInt(yen) * millionths) / 1_000_000n);
}

/** One transfer pays all claims of a contract, so the first claim bears its charge (B11). */
export const chargeOnFirstClaim = <Claim extends { readonly bank_charge: Yen | null }>(
  claims: readonly Claim[],
  charge: Yen,
): Claim[] => claims.map((claim, index) => ({ ...claim, bank_charge: index === 0 ? charge : 0 }));
