import { readYen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

type Amounts = {
  readonly amount?: TypedText;
  readonly scheduled_deposit_amount_from_obliger?: TypedText;
};

/** Warns if the expected transfer exceeds the face value including tax (R5.8). */
export function amountWarnings(claim: Amounts, path: IssuePath): Issue<"transferExceedsInvoice">[] {
  const amount = readYen(claim.amount ?? "");
  const transfer = readYen(claim.scheduled_deposit_amount_from_obliger ?? "");
  if (amount === null || transfer === null || transfer <= amount) return [];
  return [
    {
      path: [...path, "scheduled_deposit_amount_from_obliger"],
      code: "transferExceedsInvoice",
      params: { amount, transfer },
    },
  ];
}
