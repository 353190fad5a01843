import { readYen, type Yen } from "../amount/yen.ts";

/** 買取対象額 − 手数料 − 振込手数料 = 入金額, exact to the yen (B5). */
export type Price = {
  /** 額面 */
  readonly faceValue: Yen;
  /** 買取対象額: the whole face value, where a server does not buy less of it. */
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

/** The price that follows from the figures, or null where nothing would arrive (B5). */
export function priceOf({ faceValue, principal = faceValue, fee, bankCharge }: Figures): Price | null {
  const deposit = principal - fee - bankCharge;
  return deposit > 0 && principal <= faceValue ? { faceValue, principal, fee, bankCharge, deposit } : null;
}

/** The price of a claim as the server quotes it, or null while a figure is missing or contradicts another (B5). */
export function claimPrice(claim: PricedClaim): Price | null {
  const faceValue = readYen(claim.amount);
  const fee = readYen(claim.purchase_fee ?? "");
  const bankCharge = readYen(claim.bank_charge ?? "");
  if (faceValue === null || fee === null || bankCharge === null) return null;
  const principal = principalOf(claim, faceValue, fee, bankCharge);
  return principal === null ? null : priceOf({ faceValue, principal, fee, bankCharge });
}

/**
 * How much of the face value is bought. The specification names the figures and not how they follow from each other:
 * the purchase ratio may be what is bought, or what the fee leaves of it. The principal says it; where there is none,
 * the purchase amount tells which was meant, with the charge taken off or not.
 */
function principalOf(claim: PricedClaim, faceValue: Yen, fee: Yen, bankCharge: Yen): Yen | null {
  const { purchase_principal_amount: agreed, purchase_ratio: ratio, purchase_amount: amount } = claim;
  const share = ratio ? shareOf(faceValue, ratio) : faceValue;
  const candidates = agreed ? [readYen(agreed)] : [faceValue, share];
  if (amount) {
    const purchased = readYen(amount);
    const follows = (from: Yen) => purchased === from - fee || purchased === from - fee - bankCharge;
    return candidates.find((principal) => principal !== null && follows(principal)) ?? null;
  }
  const [first = null] = candidates;
  return candidates.every((principal) => principal === first) ? first : null;
}

/** The same for several claims together (B5). */
export const totalPrice = (prices: readonly Price[]): Price => ({
  faceValue: sum(prices, "faceValue"),
  principal: sum(prices, "principal"),
  fee: sum(prices, "fee"),
  bankCharge: sum(prices, "bankCharge"),
  deposit: sum(prices, "deposit"),
});

const sum = (prices: readonly Price[], figure: keyof Price) =>
  prices.reduce((total, price) => total + price[figure], 0);

/** A share of an amount, "0.0850" of it, to the yen; what is left below one yen is dropped (B5). */
export function shareOf(yen: Yen, ratio: string): Yen | null {
  const digits = /^(?:0(?:\.(\d{1,6}))?|1(?:\.0{1,6})?)$/.exec(ratio);
  if (digits === null) return null;
  if (ratio.startsWith("1")) return yen;
  const millionths = BigInt((digits[1] ?? "").padEnd(6, "0"));
  return Number((BigInt(yen) * millionths) / 1_000_000n);
}

/** One transfer pays for all claims that are sold together; the first of them bears its charge (B11). */
export const withOneCharge = <Claim extends { readonly bank_charge: Yen | null }>(
  claims: readonly Claim[],
  charge: Yen,
): Claim[] => claims.map((claim, index) => ({ ...claim, bank_charge: index === 0 ? charge : 0 }));
