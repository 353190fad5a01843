import { readYen, type Yen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** Limits of a brand for amounts in yen (settings). */
export type PurchaseLimits = {
  readonly purchaseAmountMin: number;
  readonly purchaseAmountMax: number;
};

/** Finds a desired amount outside the brand's limits. Another rule reports text that is not a number. */
export function desiredAmountIssues(
  entry: { readonly purchase_amount_desired?: TypedText },
  { purchaseAmountMin: min, purchaseAmountMax: max }: PurchaseLimits,
): Issue<"amountOutOfRange">[] {
  const desired = readYen(entry.purchase_amount_desired ?? "");
  if (desired === null || desired === 0 || (desired >= min && desired <= max)) return [];
  return [{ path: ["purchase_amount_desired"], code: "amountOutOfRange", params: { min, max } }];
}

/** A fee is always less than half of the face value, so a claim above twice the brand's limit can never be bought. */
const maximumFaceValueFactor = 2;

/** Finds a claim that the brand cannot buy at any fee. Another rule reports text that is not a number. */
export function claimAmountIssues(
  claim: { readonly amount?: TypedText },
  { purchaseAmountMax }: Pick<PurchaseLimits, "purchaseAmountMax">,
  path: IssuePath = [],
): Issue<"amountOutOfRange">[] {
  const max = purchaseAmountMax * maximumFaceValueFactor;
  if ((readYen(claim.amount ?? "") ?? 0) <= max) return [];
  return [{ path: [...path, "amount"], code: "amountOutOfRange", params: { min: 1, max } }];
}

/** True if the sum of the bought claims of an entry is above the maximum. */
export const isAboveLimit = (boughtAmounts: readonly Yen[], { purchaseAmountMax }: PurchaseLimits): boolean =>
  sum(boughtAmounts) > purchaseAmountMax;

/** True if the sum of the bought claims of an entry is below the minimum; the caller checks it if all claims are offered. */
export const isBelowLimit = (boughtAmounts: readonly Yen[], { purchaseAmountMin }: PurchaseLimits): boolean =>
  sum(boughtAmounts) < purchaseAmountMin;

const sum = (amounts: readonly Yen[]) => amounts.reduce((all, one) => all + one, 0);
