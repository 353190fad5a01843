import { readYen, type Yen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** Amounts that a brand buys, in yen (its settings). */
export type PurchaseLimits = {
  readonly purchaseAmountMin: number;
  readonly purchaseAmountMax: number;
};

/** The desired amount lies within what the brand buys; what is no amount is another finding. */
export function desiredAmountIssues(
  entry: { readonly purchase_amount_desired?: TypedText },
  { purchaseAmountMin: min, purchaseAmountMax: max }: PurchaseLimits,
): Issue<"amountOutOfRange">[] {
  const desired = readYen(entry.purchase_amount_desired ?? "");
  if (desired === null || desired === 0 || (desired >= min && desired <= max)) return [];
  return [{ path: ["purchase_amount_desired"], code: "amountOutOfRange", params: { min, max } }];
}

/** No fee takes half of a claim, so one of more than twice what the brand buys at most can never be bought. */
const timesTheMost = 2;

/** A claim that the brand could not buy at any fee; what is no amount is another finding. */
export function claimAmountIssues(
  claim: { readonly amount?: TypedText },
  { purchaseAmountMax }: Pick<PurchaseLimits, "purchaseAmountMax">,
  path: IssuePath = [],
): Issue<"amountOutOfRange">[] {
  const max = purchaseAmountMax * timesTheMost;
  if ((readYen(claim.amount ?? "") ?? 0) <= max) return [];
  return [{ path: [...path, "amount"], code: "amountOutOfRange", params: { min: 1, max } }];
}

/**
 * What a brand says that it buys bounds what is bought of one application, whatever was asked for: never more than the
 * most, and no less than the least when all of it is offered.
 */
export const isAboveLimit = (principals: readonly Yen[], { purchaseAmountMax }: PurchaseLimits): boolean =>
  sum(principals) > purchaseAmountMax;

export const isBelowLimit = (principals: readonly Yen[], { purchaseAmountMin }: PurchaseLimits): boolean =>
  sum(principals) < purchaseAmountMin;

const sum = (amounts: readonly Yen[]) => amounts.reduce((all, one) => all + one, 0);
