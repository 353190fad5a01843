import { expect, test } from "vitest";
import { maximumClaims } from "../claim/claim-issues.ts";
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
const issueLines = (input: SubmittedEntry, submission: (typeof submissions)[number]) =>
  entryIssues(input, submission).map((issue) => `${issue.code} ${issue.path.join(".")}`);

test.each(submissions)("R5.7 a complete entry has no issues: %s", (submission) => {
  expect(issueLines(entry, submission)).toEqual([]);
  expect(issueLines({ ...entry, claims: Array(maximumClaims).fill(claim) }, submission)).toEqual([]);
});

test.each([
  ["no amount", { purchase_amount_desired: "" }, "required purchase_amount_desired"],
  ["an amount that is not a number", { purchase_amount_desired: "百万" }, "amount purchase_amount_desired"],
  ["an amount of zero", { purchase_amount_desired: "0" }, "amount purchase_amount_desired"],
  ["no purpose", { purpose: "　" }, "required purpose"],
  ["no claims", { claims: [] }, "noClaims "],
  ["six claims", { claims: Array(6).fill(claim) }, "tooManyClaims claims"],
])("R5.7 R5.9 the issue of an entry in any submission: %s", (_, changes, issue) => {
  for (const submission of submissions)
    expect(issueLines({ ...entry, ...changes }, submission)).toEqual([issue]);
});

test.each<[string, object, string, keyof SubmittedClaim]>([
  ["no obliger", { obliger_company_name: "" }, "required", "obliger_company_name"],
  ["no face value", { amount: undefined }, "required", "amount"],
  ["a face value of zero", { amount: "0" }, "amount", "amount"],
  ["face value with sen", { amount: "100.50" }, "amount", "amount"],
  [
    "no expected transfer",
    { scheduled_deposit_amount_from_obliger: " " },
    "required",
    "scheduled_deposit_amount_from_obliger",
  ],
  [
    "a negative transfer",
    { scheduled_deposit_amount_from_obliger: "-1" },
    "amount",
    "scheduled_deposit_amount_from_obliger",
  ],
  ["no date", { obliger_payment_date: null }, "required", "obliger_payment_date"],
  ["a date that does not exist", { obliger_payment_date: "2026-02-30" }, "date", "obliger_payment_date"],
  ["a number with a wrong check digit", { houjinbangou: "1234567890123" }, "houjinbangou", "houjinbangou"],
])("R5.7 the issue of a claim in any submission: %s", (_, changes, code, field) => {
  for (const submission of submissions)
    expect(issueLines(withClaim(changes), submission)).toEqual([`${code} claims.1.${field}`]);
});

test.each<[string, object, string[]]>([
  ["no bank", { bank_name: "" }, ["required bank_name"]],
  ["six digits", { bank_account_number: "123456" }, ["accountNumber bank_account_number"]],
  ["checking", { deposit_type: "checking" }, ["claimDepositType deposit_type"]],
  ["current", { deposit_type: "current" }, []],
  ["no payer", { obliger_accounts: [] }, ["noObligerAccounts obliger_accounts"]],
  [
    "a payer in kanji, and one without a name",
    { obliger_accounts: [{ holder_name: "ﾔﾏﾀﾞ" }, { holder_name: "山田" }, {}] },
    ["holderName obliger_accounts.1.holder_name", "required obliger_accounts.2.holder_name"],
  ],
])("R5.8 D5.8 the account is checked on the first submission only: %s", (_, changes, issues) => {
  const changedEntry = withClaim({ receive_payment_account: { ...account, ...changes } });
  expect(issueLines(changedEntry, "firstSubmission")).toEqual(
    issues.map((line) => line.replace(" ", " claims.1.receive_payment_account.")),
  );
  expect(issueLines(changedEntry, "resubmission")).toEqual([]);
});

test("R5.7 an empty entry has an issue for every field, in the order of the form", () => {
  expect(issueLines({ claims: [{}] }, "firstSubmission")).toEqual([
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
    const changedEntry = withClaim({ amount, scheduled_deposit_amount_from_obliger: transfer });
    const warning = {
      path: ["claims", 1, "scheduled_deposit_amount_from_obliger"],
      code: "transferExceedsInvoice",
      params: { amount: Number.parseInt(amount ?? "", 10), transfer: Number.parseInt(transfer ?? "", 10) },
    };
    expect(entryWarnings(changedEntry, "firstSubmission")).toEqual(hasWarning ? [warning] : []);
    expect(entryWarnings(changedEntry, "resubmission")).toEqual([]);
    if (hasWarning) expect(entryIssues(changedEntry, "firstSubmission")).toEqual([]);
  },
);
