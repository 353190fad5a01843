import { expect, test } from "vitest";
import { claimAmountIssues } from "./claim-amount.ts";

test.each([
  { amount: "1", far: false },
  { amount: "1000000", far: false },
  { amount: "1000001", far: true },
  { amount: "999999999999", far: true },
  // No amount at all is another finding.
  { amount: "", far: false },
  { amount: "百億", far: false },
  { amount: null, far: false },
])("R5.8 a claim of $amount is far beyond what the brand buys: $far", ({ amount, far }) => {
  const found = claimAmountIssues({ amount }, { purchaseAmountMax: 500_000 }, ["claims", 0]);
  const range = { min: 1, max: 1_000_000 };
  expect(found).toEqual(
    far ? [{ path: ["claims", 0, "amount"], code: "amountOutOfRange", params: range }] : [],
  );
});
