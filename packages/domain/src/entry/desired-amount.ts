import { readYen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";

/** What a brand buys, in yen (its settings). */
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
