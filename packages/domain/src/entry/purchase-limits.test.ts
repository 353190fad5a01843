import { expect, test } from "vitest";
import { claimAmountIssues, desiredAmountIssues, isAboveLimit, isBelowLimit } from "./purchase-limits.ts";

const limits = { purchaseAmountMin: 100_000, purchaseAmountMax: 500_000 };

test.each([
  { desired: "99999", outside: true },
  { desired: "100000", outside: false },
  { desired: "500000.00", outside: false },
  { desired: "500001", outside: true },
  // Another issue reports a missing amount.
  { desired: "0", outside: false },
  { desired: "", outside: false },
  { desired: "百万", outside: false },
  { desired: null, outside: false },
])("D5.7 R5.12 a desired amount of $desired is outside the limits: $outside", ({ desired, outside }) => {
  expect(desiredAmountIssues({ purchase_amount_desired: desired }, limits)).toEqual(
    outside
      ? [
          {
            path: ["purchase_amount_desired"],
            code: "amountOutOfRange",
            params: { min: 100_000, max: 500_000 },
          },
        ]
      : [],
  );
});

test.each([
  { amount: "1", isTooLarge: false },
  { amount: "1000000", isTooLarge: false },
  { amount: "1000001", isTooLarge: true },
  { amount: "999999999999", isTooLarge: true },
  // Another issue reports a missing amount.
  { amount: "", isTooLarge: false },
  { amount: "百億", isTooLarge: false },
  { amount: null, isTooLarge: false },
])("R5.8 a claim of $amount is too large for the brand: $isTooLarge", ({ amount, isTooLarge }) => {
  const issues = claimAmountIssues({ amount }, { purchaseAmountMax: 500_000 }, ["claims", 0]);
  const range = { min: 1, max: 1_000_000 };
  expect(issues).toEqual(
    isTooLarge ? [{ path: ["claims", 0, "amount"], code: "amountOutOfRange", params: range }] : [],
  );
});

const limitsOfEntry = { purchaseAmountMin: 100_000, purchaseAmountMax: 3_000_000 };

test.each([
  { boughtAmounts: [], above: false, below: true },
  { boughtAmounts: [99_999], above: false, below: true },
  { boughtAmounts: [60_000, 39_999], above: false, below: true },
  { boughtAmounts: [60_000, 40_000], above: false, below: false },
  { boughtAmounts: [100_000], above: false, below: false },
  { boughtAmounts: [3_000_000], above: false, below: false },
  { boughtAmounts: [1_000_000, 2_000_000], above: false, below: false },
  { boughtAmounts: [1_000_000, 2_000_001], above: true, below: false },
])("R5.7 the limits apply to the sum of the bought claims: %o", ({ boughtAmounts, above, below }) => {
  expect(isAboveLimit(boughtAmounts, limitsOfEntry)).toBe(above);
  expect(isBelowLimit(boughtAmounts, limitsOfEntry)).toBe(below);
});
