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
const found = (given: SubmittedEntry, submission: (typeof submissions)[number]) =>
  entryIssues(given, submission).map((issue) => `${issue.code} ${issue.path.join(".")}`);

test.each(submissions)("R5.7 nothing is wrong with a full entry: %s", (submission) => {
  expect(found(entry, submission)).toEqual([]);
  expect(found({ ...entry, claims: Array(maximumClaims).fill(claim) }, submission)).toEqual([]);
});

test.each([
  {
    about: "no amount",
    given: { ...entry, purchase_amount_desired: "" },
    issues: ["required purchase_amount_desired"],
  },
  {
    about: "amount no number",
    given: { ...entry, purchase_amount_desired: "百万" },
    issues: ["amount purchase_amount_desired"],
  },
  {
    about: "amount none",
    given: { ...entry, purchase_amount_desired: "0" },
    issues: ["amount purchase_amount_desired"],
  },
  { about: "no purpose", given: { ...entry, purpose: "　" }, issues: ["required purpose"] },
  { about: "no claims", given: { ...entry, claims: [] }, issues: ["noClaims "] },
  {
    about: "six claims",
    given: { ...entry, claims: Array(6).fill(claim) },
    issues: ["tooManyClaims claims"],
  },
  {
    about: "no obliger",
    given: withClaim({ obliger_company_name: "" }),
    issues: ["required claims.1.obliger_company_name"],
  },
  { about: "no face value", given: withClaim({ amount: undefined }), issues: ["required claims.1.amount"] },
  { about: "face value none", given: withClaim({ amount: "0" }), issues: ["amount claims.1.amount"] },
  {
    about: "face value with sen",
    given: withClaim({ amount: "100.50" }),
    issues: ["amount claims.1.amount"],
  },
  {
    about: "no transfer",
    given: withClaim({ scheduled_deposit_amount_from_obliger: " " }),
    issues: ["required claims.1.scheduled_deposit_amount_from_obliger"],
  },
  {
    about: "transfer no number",
    given: withClaim({ scheduled_deposit_amount_from_obliger: "-1" }),
    issues: ["amount claims.1.scheduled_deposit_amount_from_obliger"],
  },
  {
    about: "no date",
    given: withClaim({ obliger_payment_date: null }),
    issues: ["required claims.1.obliger_payment_date"],
  },
  {
    about: "no such date",
    given: withClaim({ obliger_payment_date: "2026-02-30" }),
    issues: ["date claims.1.obliger_payment_date"],
  },
  {
    about: "a corporate number that does not check",
    given: withClaim({ houjinbangou: "1234567890123" }),
    issues: ["houjinbangou claims.1.houjinbangou"],
  },
])("R5.7 R5.9 on any submission: $about", ({ given, issues }) => {
  for (const submission of submissions) expect(found(given, submission)).toEqual(issues);
});

test.each([
  {
    about: "no bank",
    given: withAccount({ bank_name: "" }),
    issues: ["required claims.1.receive_payment_account.bank_name"],
  },
  {
    about: "six digits",
    given: withAccount({ bank_account_number: "123456" }),
    issues: ["accountNumber claims.1.receive_payment_account.bank_account_number"],
  },
  {
    about: "checking",
    given: withAccount({ deposit_type: "checking" }),
    issues: ["claimDepositType claims.1.receive_payment_account.deposit_type"],
  },
  { about: "current", given: withAccount({ deposit_type: "current" }), issues: [] },
  {
    about: "no payer",
    given: withAccount({ obliger_accounts: [] }),
    issues: ["noObligerAccounts claims.1.receive_payment_account.obliger_accounts"],
  },
  {
    about: "a payer in kanji, and one without a name",
    given: withAccount({ obliger_accounts: [{ holder_name: "ﾔﾏﾀﾞ" }, { holder_name: "山田" }, {}] }),
    issues: [
      "holderName claims.1.receive_payment_account.obliger_accounts.1.holder_name",
      "required claims.1.receive_payment_account.obliger_accounts.2.holder_name",
    ],
  },
])("R5.8 D5.8 on a first submission only: $about", ({ given, issues }) => {
  expect(found(given, "first")).toEqual(issues);
  expect(found(given, "resubmission")).toEqual([]);
});

test("R5.7 an empty entry has a finding for every field, in the order of the form", () => {
  expect(found({ claims: [{}] }, "first")).toEqual([
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
  { amount: "1000000", transfer: "1000001", warned: true },
  { amount: "1000000", transfer: "1000000", warned: false },
  { amount: "1000000.00", transfer: "999999", warned: false },
  { amount: "9", transfer: "10", warned: true },
  { amount: "", transfer: "10", warned: false },
  { amount: "10", transfer: "", warned: false },
  { amount: null, transfer: undefined, warned: false },
])(
  "R5.8 a transfer above the face value warns, on a first submission only: %o",
  ({ amount, transfer, warned }) => {
    const given = withClaim({ amount, scheduled_deposit_amount_from_obliger: transfer });
    const warning = {
      path: ["claims", 1, "scheduled_deposit_amount_from_obliger"],
      code: "transferExceedsInvoice",
      params: { amount: Number.parseInt(amount ?? "", 10), transfer: Number.parseInt(transfer ?? "", 10) },
    };
    expect(entryWarnings(given, "first")).toEqual(warned ? [warning] : []);
    expect(entryWarnings(given, "resubmission")).toEqual([]);
    if (warned) expect(entryIssues(given, "first")).toEqual([]);
  },
);
