import { expect, test } from "vitest";
import { desiredAmountIssues } from "./desired-amount.ts";

const limits = { purchaseAmountMin: 100_000, purchaseAmountMax: 500_000 };

test.each([
  { desired: "99999", outside: true },
  { desired: "100000", outside: false },
  { desired: "500000.00", outside: false },
  { desired: "500001", outside: true },
  // No amount at all is another finding.
  { desired: "0", outside: false },
  { desired: "", outside: false },
  { desired: "百万", outside: false },
  { desired: null, outside: false },
])("D5.7 R5.12 a desired amount of $desired lies outside: $outside", ({ desired, outside }) => {
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
