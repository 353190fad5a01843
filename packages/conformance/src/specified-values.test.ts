import { expect, test } from "vitest";
import { ruleMismatches } from "./specified-values.ts";

test("B5 a ratio in percent is a finding, a fraction is not", () => {
  const claim = { status: 3, invoice_confirmation_status: 3, additional_doc_confirmation_status: 3 };
  const claims = [
    { ...claim, purchase_ratio: "92.00", purchase_fee_ratio: 8 },
    { ...claim, purchase_ratio: "0.92", purchase_fee_ratio: null },
    { ...claim, purchase_ratio: 1 },
  ];
  const confirmed = {
    account_activity_statement_confirmation_status: 3,
    financial_statement_confirmation_status: 3,
  };
  const mismatches = ruleMismatches("Entry", { id: 1, status: 3, ...confirmed, claims });
  expect(mismatches.map(({ field }) => field)).toEqual([
    "claims.0.purchase_ratio",
    "claims.0.purchase_fee_ratio",
  ]);
});
