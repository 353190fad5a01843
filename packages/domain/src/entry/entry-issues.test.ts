import { expect, test } from "vitest";
import { maximumClaims } from "../claim/limit.ts";
import {
  entryIssues,
  entryWarnings,
  type SubmittedClaim,
  type SubmittedEntry,
  submissions,
} from "./entry-issues.ts";

const account = {
  bank_name: "港銀行",
  deposit_type: "ordinary",
  bank_account_number: "1234567",
  obliger_accounts: [{ holder_name: "カ）トリヒキサキ" }],
};
const claim: SubmittedClaim = {
  obliger_company_name: "取引先株式会社",
  houjinbangou: "",
  amount: "1000000",
  scheduled_deposit_amount_from_obliger: "1000000.00",
  obliger_payment_date: "2026-05-31",
  receive_payment_account: account,
};
const entry: SubmittedEntry = { purchase_amount_desired: "900000", purpose: "仕入", claims: [claim] };

const withClaim = (changes: object): SubmittedEntry => ({
  ...entry,
  claims: [claim, { ...claim, ...changes }],
});
const withAccount = (changes: object) => withClaim({ receive_payment_account: { ...account, ...changes } });
const issueLines = (input: SubmittedEntry, submission: (typeof submissions)[number]) =>
  entryIssues(input, submission).map((issue) => `${issue.code} ${issue.path.join(".")}`);

test.each(submissions)("R5.7 a complete entry has no issues: %s", (submission) => {
  expect(issueLines(entry, submission)).toEqual([]);
  expect(issueLines({ ...entry, claims: Array(maximumClaims).fill(claim) }, submission)).toEqual([]);
});

test.each([
  {
    title: "no amount",
    input: { ...entry, purchase_amount_desired: "" },
    issues: ["required purchase_amount_desired"],
  },
  {
    title: "an amount that is not a number",
    input: { ...entry, purchase_amount_desired: "百万" },
    issues: ["amount purchase_amount_desired"],
  },
  {
    title: "an amount of zero",
    input: { ...entry, purchase_amount_desired: "0" },
    issues: ["amount purchase_amount_desired"],
  },
  { title: "no purpose", input: { ...entry, purpose: "　" }, issues: ["required purpose"] },
  { title: "no claims", input: { ...entry, claims: [] }, issues: ["noClaims "] },
  {
    title: "six claims",
    input: { ...entry, claims: Array(6).fill(claim) },
    issues: ["tooManyClaims claims"],
  },
  {
    title: "no obliger",
    input: withClaim({ obliger_company_name: "" }),
    issues: ["required claims.1.obliger_company_name"],
  },
  { title: "no face value", input: withClaim({ amount: undefined }), issues: ["required claims.1.amount"] },
  { title: "a face value of zero", input: withClaim({ amount: "0" }), issues: ["amount claims.1.amount"] },
  {
    title: "face value with sen",
    input: withClaim({ amount: "100.50" }),
    issues: ["amount claims.1.amount"],
  },
  {
    title: "no expected transfer",
    input: withClaim({ scheduled_deposit_amount_from_obliger: " " }),
    issues: ["required claims.1.scheduled_deposit_amount_from_obliger"],
  },
  {
    title: "a negative transfer",
    input: withClaim({ scheduled_deposit_amount_from_obliger: "-1" }),
    issues: ["amount claims.1.scheduled_deposit_amount_from_obliger"],
  },
  {
    title: "no date",
    input: withClaim({ obliger_payment_date: null }),
    issues: ["required claims.1.obliger_payment_date"],
  },
  {
    title: "a date that does not exist",
    input: withClaim({ obliger_payment_date: "2026-02-30" }),
    issues: ["date claims.1.obliger_payment_date"],
  },
  {
    title: "a corporate number with a wrong check digit",
    input: withClaim({ houjinbangou: "1234567890123" }),
    issues: ["houjinbangou claims.1.houjinbangou"],
  },
])("R5.7 R5.9 issues of any submission: $title", ({ input, issues }) => {
  for (const submission of submissions) expect(issueLines(input, submission)).toEqual(issues);
});

test.each([
  {
    title: "no bank",
    input: withAccount({ bank_name: "" }),
    issues: ["required claims.1.receive_payment_account.bank_name"],
  },
  {
    title: "six digits",
    input: withAccount({ bank_account_number: "123456" }),
    issues: ["accountNumber claims.1.receive_payment_account.bank_account_number"],
  },
  {
    title: "checking",
    input: withAccount({ deposit_type: "checking" }),
    issues: ["claimDepositType claims.1.receive_payment_account.deposit_type"],
  },
  { title: "current", input: withAccount({ deposit_type: "current" }), issues: [] },
  {
    title: "no payer",
    input: withAccount({ obliger_accounts: [] }),
    issues: ["noObligerAccounts claims.1.receive_payment_account.obliger_accounts"],
  },
  {
    title: "a payer in kanji, and one without a name",
    input: withAccount({ obliger_accounts: [{ holder_name: "ﾔﾏﾀﾞ" }, { holder_name: "山田" }, {}] }),
    issues: [
      "holderName claims.1.receive_payment_account.obliger_accounts.1.holder_name",
      "required claims.1.receive_payment_account.obliger_accounts.2.holder_name",
    ],
  },
])("R5.8 D5.8 issues of a first submission only: $title", ({ input, issues }) => {
  expect(issueLines(input, "first")).toEqual(issues);
  expect(issueLines(input, "resubmission")).toEqual([]);
});

test("R5.7 an empty entry has an issue for every field, in the order of the form", () => {
  expect(issueLines({ claims: [{}] }, "first")).toEqual([
    "required purchase_amount_desired",
    "required purpose",
    "required claims.0.obliger_company_name",
    "required claims.0.amount",
    "required claims.0.scheduled_deposit_amount_from_obliger",
    "required claims.0.obliger_payment_date",
    "required claims.0.receive_payment_account.bank_name",
    "accountNumber claims.0.receive_payment_account.bank_account_number",
    "claimDepositType claims.0.receive_payment_account.deposit_type",
    "noObligerAccounts claims.0.receive_payment_account.obliger_accounts",
  ]);
});

test.each([
  { amount: "1000000", transfer: "1000001", hasWarning: true },
  { amount: "1000000", transfer: "1000000", hasWarning: false },
  { amount: "1000000.00", transfer: "999999", hasWarning: false },
  { amount: "9", transfer: "10", hasWarning: true },
  { amount: "", transfer: "10", hasWarning: false },
  { amount: "10", transfer: "", hasWarning: false },
  { amount: null, transfer: undefined, hasWarning: false },
])(
  "R5.8 a transfer above the face value gives a warning on the first submission only: %o",
  ({ amount, transfer, hasWarning }) => {
    const input = withClaim({ amount, scheduled_deposit_amount_from_obliger: transfer });
    const warning = {
      path: ["claims", 1, "scheduled_deposit_amount_from_obliger"],
      code: "transferExceedsInvoice",
      params: { amount: Number.parseInt(amount ?? "", 10), transfer: Number.parseInt(transfer ?? "", 10) },
    };
    expect(entryWarnings(input, "first")).toEqual(hasWarning ? [warning] : []);
    expect(entryWarnings(input, "resubmission")).toEqual([]);
    if (hasWarning) expect(entryIssues(input, "first")).toEqual([]);
  },
);
