import { ClaimStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { blankClaim, type ClaimValues } from "#application/entry/claim/claim-values.ts";
import { claimOfStory } from "#stories/entry-states.ts";
import { claimWarnings, invoiceIssues, issuesOfClaim, missingForContract } from "./invoice-issues.ts";
import { draftFieldsOf, type InvoiceValues, readEntry, totalsOf } from "./invoice-values.ts";

const complete: ClaimValues = {
  ...blankClaim(1),
  obliger_company_name: " 株式会社青空建設 ",
  amount: "１，０００，０００円",
  scheduled_deposit_amount_from_obliger: "100万",
  obliger_payment_date: "2026-12-25",
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  contentfile_relations: [{ kind: "invoice_1", contentfile: { id: 7 } }],
  receive_payment_account: {
    bank_name: "みずほ銀行",
    deposit_type: "ordinary",
    bank_account_number: "１２３－４５６７",
    obliger_accounts: [{ holder_name: "ｶ)ｱｵｿﾞﾗｹﾝｾﾂ" }],
  },
};
const valuesWith = (changes: Partial<InvoiceValues> = {}): InvoiceValues => ({
  claims: [complete],
  purchase_amount_desired: "90万",
  purpose: "仕入れ",
  ...changes,
});
const context = {
  limits: { purchaseAmountMin: 100_000, purchaseAmountMax: 10_000_000 },
  today: "2026-11-21",
} as const;
const issuesOf = (values: InvoiceValues) =>
  invoiceIssues(values, context).map(({ path, code }) => `${code} ${path.join(".")}`);

test.each([
  { condition: "amounts in any notation", values: valuesWith(), issues: [] },
  { condition: "no invoice", values: valuesWith({ claims: [] }), issues: ["noClaims "] },
  {
    condition: "an empty amount and purpose, in page order",
    values: valuesWith({ claims: [{ ...complete, amount: "" }], purpose: "" }),
    issues: ["required claims.0.amount", "required purpose"],
  },
  {
    condition: "a payment date of today",
    values: valuesWith({ claims: [{ ...complete, obliger_payment_date: "2026-11-21" }] }),
    issues: ["pastDate claims.0.obliger_payment_date"],
  },
  {
    condition: "no answer about the invoice",
    values: valuesWith({
      claims: [{ ...complete, is_fixed_debt: false, is_bank_transfer_from_obliger: false }],
    }),
    issues: ["choice claims.0.is_fixed_debt"],
  },
  {
    condition: "one answer about the invoice",
    values: valuesWith({
      claims: [
        {
          ...complete,
          is_fixed_debt: false,
          is_bank_transfer_from_obliger: false,
          withholds_tax: true,
          scheduled_deposit_amount_from_obliger: "90万",
        },
      ],
    }),
    issues: [],
  },
  {
    condition: "an amount below the brand's limit",
    values: valuesWith({ purchase_amount_desired: "1" }),
    issues: ["amountOutOfRange purchase_amount_desired"],
  },
  {
    condition: "an amount too large and a date too far ahead",
    values: valuesWith({
      claims: [{ ...complete, amount: "1000000000000000", obliger_payment_date: "2099-12-25" }],
    }),
    issues: ["amountTooLarge claims.0.amount", "paymentDateTooFar claims.0.obliger_payment_date"],
  },
  {
    condition: "a long purpose",
    values: valuesWith({ purpose: "仕".repeat(501) }),
    issues: ["tooLong purpose"],
  },
])("R5.7 R5.8 R5.12 $condition: $issues", ({ values, issues }) => {
  expect(issuesOf(values)).toEqual(issues);
});

test("R5.2 R7.5 the request has normalised values, and holder names as typed and as formatted", () => {
  expect(readEntry(valuesWith())).toMatchObject({
    purchase_amount_desired: "900000",
    claims: [
      {
        obliger_company_name: "株式会社青空建設",
        amount: "1000000",
        scheduled_deposit_amount_from_obliger: "1000000",
        receive_payment_account: {
          bank_account_number: "1234567",
          obliger_accounts: [{ holder_name: "ｶ)ｱｵｿﾞﾗｹﾝｾﾂ", formatted_holder_name: "カ）アオゾラケンセツ" }],
        },
      },
    ],
  });
  expect(readEntry(valuesWith()).claims[0]).not.toHaveProperty("displayId");
});

test("R3.9 the draft keeps the text as typed", () => {
  expect(draftFieldsOf(valuesWith())).toMatchObject({
    purchase_amount_desired: "90万",
    claims: [{ amount: "１，０００，０００円" }],
  });
});

test("R5.8 B10 an excessive transfer amount and a duplicate invoice give warnings", () => {
  const duplicate = { ...complete, displayId: 2, obliger_company_name: "㈱青空建設" };
  const exceeding = { ...complete, displayId: 3, amount: "1", scheduled_deposit_amount_from_obliger: "2" };
  const warnings = claimWarnings(valuesWith({ claims: [complete, duplicate, exceeding] }), []);
  expect(warnings).toMatchObject([
    { code: "transferExceedsInvoice", path: ["claims", 2, "scheduled_deposit_amount_from_obliger"] },
    { code: "duplicateClaim", path: ["claims", 1], params: { claim: 0 } },
  ]);
  expect(issuesOfClaim(warnings, 1)).toHaveLength(1);
});

test("B10 an invoice that was sold before gives a warning", () => {
  const earlier = {
    ...claimOfStory,
    code: "20261101-ABCDEF-1",
    status: ClaimStatus.contracted,
    obliger_company_name: "株式会社青空建設",
    houjinbangou: "",
    amount: "1000000",
    scheduled_deposit_amount_from_obliger: "1000000",
    obliger_payment_date: "2026-12-25" as const,
  };
  expect(claimWarnings(valuesWith(), [earlier])).toMatchObject([{ params: { code: "20261101-ABCDEF-1" } }]);
  const sameHolder = { ...earlier, obliger_company_name: "アオケン" };
  expect(claimWarnings(valuesWith(), [sameHolder])).toMatchObject([{ params: { code: earlier.code } }]);
});

test("R5.10 items that a contract would lack are listed", () => {
  const incomplete = {
    ...complete,
    is_fixed_debt: false,
    is_bank_transfer_from_obliger: false,
    contentfile_relations: [{ kind: "additional_doc_1", contentfile: { id: 8 } }],
  };
  expect(missingForContract(valuesWith({ claims: [incomplete] })).map(({ code }) => code)).toEqual([
    "notFixedDebt",
    "notBankTransfer",
    "noInvoiceFile",
  ]);
  expect(missingForContract(valuesWith())).toEqual([]);
});

test("B1 subtotals include the amounts that can be read", () => {
  const started = { ...complete, displayId: 2, amount: "50万", scheduled_deposit_amount_from_obliger: "" };
  expect(totalsOf(valuesWith({ claims: [complete, started] }))).toEqual({
    amount: 1_500_000,
    scheduled: 1_000_000,
    forSale: 1_000_000,
    desired: 900_000,
  });
});
