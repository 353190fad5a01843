import { readYen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import type { PurchaseLimits } from "./desired-amount.ts";

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
