import { readYen, type Yen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** Limits of a brand for amounts in yen (settings). */
export type PurchaseLimits = {
  readonly purchaseAmountMin: number;
  readonly purchaseAmountMax: number;
};

/** The desired amount is within the brand's limits; another rule reports text that is not a number. */
export function desiredAmountIssues(
  entry: { readonly purchase_amount_desired?: TypedText },
  { purchaseAmountMin: min, purchaseAmountMax: max }: PurchaseLimits,
): Issue<"amountOutOfRange">[] {
  const desired = readYen(entry.purchase_amount_desired ?? "");
  if (desired === null || desired === 0 || (desired >= min && desired <= max)) return [];
  return [{ path: ["purchase_amount_desired"], code: "amountOutOfRange", params: { min, max } }];
}

/** No fee reaches one half, so a claim above twice the brand's limit can never be bought. */
const maximumFaceValueFactor = 2;

/** The brand cannot buy this claim at any fee; another rule reports text that is not a number. */
export function claimAmountIssues(
  claim: { readonly amount?: TypedText },
  { purchaseAmountMax }: Pick<PurchaseLimits, "purchaseAmountMax">,
  path: IssuePath = [],
): Issue<"amountOutOfRange">[] {
  const max = purchaseAmountMax * maximumFaceValueFactor;
  if ((readYen(claim.amount ?? "") ?? 0) <= max) return [];
  return [{ path: [...path, "amount"], code: "amountOutOfRange", params: { min: 1, max } }];
}

/**
 * Applies the brand's limits to the sum that is bought of one entry: never above the maximum, and not below the
 * minimum if all claims are offered.
 */
export const isAboveLimit = (principals: readonly Yen[], { purchaseAmountMax }: PurchaseLimits): boolean =>
  sum(principals) > purchaseAmountMax;

export const isBelowLimit = (principals: readonly Yen[], { purchaseAmountMin }: PurchaseLimits): boolean =>
  sum(principals) < purchaseAmountMin;

const sum = (amounts: readonly Yen[]) => amounts.reduce((all, one) => all + one, 0);
