import { reviewCopy } from "@kaitori/brand/copy/review";
import { copyOf } from "@kaitori/brand/text";
import { ClaimStatus, DocumentsConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { type ClaimDecision, quotePrice } from "./decide-claim.ts";
import { examplePolicy, type ReviewedClaim, type ReviewedEntry } from "./policy.ts";

const words = copyOf({}, reviewCopy);

const limits = {
  feeRatioMin: 0.02,
  feeRatioMax: 0.12,
  purchaseAmountMin: 300_000,
  purchaseAmountMax: 3_000_000,
  paymentWithinDays: 180,
};
const { confirming, notSubmitted } = DocumentsConfirmation;
const claim = (input: Partial<ReviewedClaim> = {}): ReviewedClaim => ({
  id: 1,
  status: ClaimStatus.underReview,
  amount: 1_000_000,
  scheduled_deposit_amount_from_obliger: 1_000_000,
  obliger_payment_date: "2026-12-21",
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  invoice_confirmation_status: confirming,
  ...input,
});
const entry = (input: Partial<ReviewedEntry>): ReviewedEntry => ({
  account_activity_statement_confirmation_status: confirming,
  financial_statement_confirmation_status: confirming,
  claims: [claim()],
  ...input,
});
const today = "2026-11-21";

test.each([
  {
    name: "no statements",
    input: entry({ account_activity_statement_confirmation_status: notSubmitted }),
    subject: "withdrawals_detail",
  },
  {
    name: "no financial papers",
    input: entry({ financial_statement_confirmation_status: notSubmitted }),
    subject: "financial_statements",
  },
  {
    name: "no invoice",
    input: entry({ claims: [claim({ invoice_confirmation_status: notSubmitted })] }),
    subject: "invoice",
  },
  {
    name: "a debt that is not fixed",
    input: entry({ claims: [claim({ is_fixed_debt: false })] }),
    subject: "claim",
  },
  {
    name: "a transfer above the invoice amount",
    input: entry({ claims: [claim({ amount: 999_999 })] }),
    subject: "claim",
  },
])("R4.21 the policy asks again for an entry with $name", ({ input, subject }) => {
  expect(examplePolicy(input, limits, today, words)).toMatchObject({ askedAgain: [{ subject }], claims: [] });
});

test("R4.21 the policy asks for everything that a claim lacks at once", () => {
  const bare = claim({
    invoice_confirmation_status: notSubmitted,
    is_bank_transfer_from_obliger: false,
    amount: 999_999,
  });
  expect(examplePolicy(entry({ claims: [bare] }), limits, today, words).askedAgain).toEqual([
    { subject: "invoice", claim: 1, uploads: [], reason: words.invoiceMissing },
    {
      subject: "claim",
      claim: 1,
      uploads: [],
      reason: `${words.claimUncertain}\n${words.transferExceedsInvoice}`,
    },
  ]);
});

test.each<{ name: string; input: Partial<ReviewedClaim>; decision: ClaimDecision }>([
  { name: "in a month", input: {}, decision: { feeRatio: "0.053" } },
  { name: "in four days", input: { obliger_payment_date: "2026-11-25" }, decision: { feeRatio: "0.024" } },
  {
    name: "in three days with closed banks",
    input: { obliger_payment_date: "2026-11-24" },
    decision: { refuse: ["tooSoon"] },
  },
  {
    name: "in two days",
    input: { obliger_payment_date: "2026-11-23" },
    decision: { refuse: ["tooSoon"] },
  },
  { name: "in half a year", input: { obliger_payment_date: "2027-05-20" }, decision: { feeRatio: "0.120" } },
  {
    name: "after half a year",
    input: { obliger_payment_date: "2027-05-21" },
    decision: { refuse: ["tooFar"] },
  },
  {
    name: "below the minimum",
    input: { scheduled_deposit_amount_from_obliger: 9_999 },
    decision: { refuse: ["tooSmall"] },
  },
])("R4.21 the policy decides a claim with a payment $name: $decision", ({ input, decision }) => {
  expect(examplePolicy(entry({ claims: [claim(input)] }), limits, today, words).claims).toEqual([
    { id: 1, decision },
  ]);
});

test("R4.21 the policy does not decide a claim again after a resubmission", () => {
  const claims = [claim({ status: ClaimStatus.canBuy }), claim({ id: 2 })];
  expect(examplePolicy(entry({ claims }), limits, today, words).claims.map(({ id }) => id)).toEqual([2]);
});

const claimOf = (yen: number, id: number) =>
  claim({ id, amount: yen, scheduled_deposit_amount_from_obliger: yen });

test.each([
  { claims: [2_000_000, 1_000_000], decided: ["bought", "bought"] },
  { claims: [2_000_000, 1_000_001, 1_000_000], decided: ["bought", "aboveLimit", "bought"] },
  { claims: [3_000_001], decided: ["aboveLimit"] },
  { claims: [150_000, 150_000], decided: ["bought", "bought"] },
  { claims: [150_000, 149_999], decided: ["tooSmall", "tooSmall"] },
  { claims: [300_000, 9_999], decided: ["bought", "tooSmall"] },
])("R4.21 the policy decides claims of $claims yen as $decided", (row) => {
  const claims = row.claims.map(claimOf);
  expect(
    examplePolicy(entry({ claims }), limits, today, words).claims.map(({ decision }) =>
      "refuse" in decision ? decision.refuse[0] : "bought",
    ),
  ).toEqual(row.decided);
});

test.each([
  {
    amount: 1_000_000,
    ratio: "0.05",
    price: { purchase_fee: 50_000, purchase_amount: 950_000, purchase_ratio: "0.950000" },
  },
  {
    amount: 999_999,
    ratio: "0.053",
    price: { purchase_fee: 52_999, purchase_amount: 947_000, purchase_ratio: "0.947000" },
  },
  { amount: 3, ratio: "0.1", price: null },
])("B5 computes the price of $amount yen at the ratio $ratio", ({ amount, ratio, price }) => {
  const result = quotePrice({ amount, scheduled_deposit_amount_from_obliger: amount }, ratio, 550);
  if (price === null) expect(result).toBeNull();
  else expect(result).toMatchObject(price);
});

test.each([
  { transfer: "less than the invoice", expected: 900_000, principal: 900_000, fee: 45_000 },
  { transfer: "the invoice amount", expected: 1_000_000, principal: 1_000_000, fee: 50_000 },
  { transfer: "more than the invoice", expected: 1_100_000, principal: 1_000_000, fee: 50_000 },
])("D17 computes the price for a transfer of $transfer", ({ expected, principal, fee }) => {
  const claim = { amount: 1_000_000, scheduled_deposit_amount_from_obliger: expected };
  expect(quotePrice(claim, "0.05", 550)).toMatchObject({
    purchase_principal_amount: principal,
    purchase_fee: fee,
    purchase_amount: principal - fee,
  });
});
