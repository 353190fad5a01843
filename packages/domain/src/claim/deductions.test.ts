import { expect, test } from "vitest";
import { entryIssues } from "../entry/entry-issues.ts";
import { deductionIssues, withheldTax } from "./deductions.ts";

const claim = { amount: "1000000", scheduled_deposit_amount_from_obliger: "1000000" };

test.each([
  { answers: {}, arrives: "1000000", expected: 0 },
  { answers: { forbids_transfer: true }, arrives: "1000000", expected: 0 },
  { answers: { deducts_bank_charge: true }, arrives: "1000000", expected: 1 },
  { answers: { deducts_bank_charge: true }, arrives: "999560", expected: 0 },
  { answers: { withholds_tax: true }, arrives: "1000001", expected: 1 },
  { answers: { withholds_tax: true, deducts_bank_charge: true }, arrives: "897900", expected: 0 },
  { answers: { withholds_tax: true }, arrives: "", expected: 0 },
  { answers: { withholds_tax: null }, arrives: "1000000", expected: 0 },
])(
  "B11 the amount sold is what remains after the payer's deductions: $answers $arrives",
  ({ answers, arrives, expected }) => {
    const issues = deductionIssues({ ...claim, ...answers, scheduled_deposit_amount_from_obliger: arrives }, [
      "claims",
      0,
    ]);
    expect(issues).toHaveLength(expected);
  },
);

test.each(["firstSubmission", "resubmission"] as const)(
  "B11 an entry has an issue if a transfer is expected without the deductions: %s",
  (submission) => {
    const issues = entryIssues({ claims: [{ ...claim, withholds_tax: true }] }, submission);
    expect(issues).toContainEqual({
      path: ["claims", 0, "scheduled_deposit_amount_from_obliger"],
      code: "deductedNotLess",
    });
  },
);

test.each([
  { amount: 110_000, yen: 10_210, isHigher: false },
  { amount: 330_000, yen: 30_630, isHigher: false },
  // 1,000 yen and 100 of tax: fractions of a yen are not withheld.
  { amount: 1_109, yen: 103, isHigher: false },
  { amount: 1_100_000, yen: 102_100, isHigher: false },
  { amount: 2_200_000, yen: 306_300, isHigher: true },
])(
  "B11 withholding tax is 10.21 % of the amount before tax, 20.42 % above a million: $amount",
  ({ amount, ...tax }) => {
    expect(withheldTax(amount)).toEqual(tax);
  },
);
