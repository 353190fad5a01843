import { expect, test } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { contractBlockers } from "./contract-blockers.ts";
import { type ContractEntry, contractIssues, isReadyForContract } from "./contract-readiness.ts";

const claim = {
  status: ClaimStatus.canBuy,
  obliger_company_name: "取引先株式会社",
  amount: "1000000",
  scheduled_deposit_amount_from_obliger: "1000000",
  obliger_payment_date: "2026-05-31",
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  contentfiles: [{ kind: "invoice", id: 1 }],
  receive_payment_account: {
    bank_name: "港銀行",
    deposit_type: "ordinary",
    bank_account_number: "1234567",
    obliger_accounts: [{ holder_name: "カ）トリヒキサキ" }],
  },
};
const bank_account = {
  bank_name: "港銀行",
  branch_name: "本店",
  deposit_type: "checking",
  bank_account_number: "7654321",
  account_holder_name: "カ）ミナト",
};
const entry = {
  status: 3,
  purchase_amount_desired: "900000",
  purpose: "仕入",
  claims: [claim],
  bank_account,
} as const;
const withClaim = (changes: object) => ({ ...entry, claims: [claim, { ...claim, ...changes }] });
const issueLines = (input: ContractEntry) =>
  contractIssues(input).map((issue) => `${issue.code} ${issue.path.join(".")}`);

test.each([
  { name: "a complete entry", input: entry, issues: [] },
  { name: "no purpose", input: { ...entry, purpose: "" }, issues: ["required purpose"] },
  { name: "no claim", input: { ...entry, claims: [] }, issues: ["noClaims "] },
  {
    name: "not a fixed debt",
    input: withClaim({ is_fixed_debt: false }),
    issues: ["notFixedDebt claims.1.is_fixed_debt"],
  },
  {
    name: "fixed debt unknown",
    input: withClaim({ is_fixed_debt: null }),
    issues: ["notFixedDebt claims.1.is_fixed_debt"],
  },
  {
    name: "not by bank transfer",
    input: withClaim({ is_bank_transfer_from_obliger: false }),
    issues: ["notBankTransfer claims.1.is_bank_transfer_from_obliger"],
  },
  { name: "a field missing", input: withClaim({ amount: "" }), issues: ["required claims.1.amount"] },
  {
    name: "an amount warning",
    input: withClaim({ amount: "1" }),
    issues: ["transferExceedsInvoice claims.1.scheduled_deposit_amount_from_obliger"],
  },
  {
    name: "a wrong account number",
    input: withClaim({
      receive_payment_account: { ...claim.receive_payment_account, bank_account_number: "1" },
    }),
    issues: ["accountNumber claims.1.receive_payment_account.bank_account_number"],
  },
  {
    name: "no account of the claim",
    input: withClaim({ receive_payment_account: null }),
    issues: [
      "required claims.1.receive_payment_account.bank_name",
      "accountNumber claims.1.receive_payment_account.bank_account_number",
      "claimDepositType claims.1.receive_payment_account.deposit_type",
      "noObligerAccounts claims.1.receive_payment_account.obliger_accounts",
    ],
  },
  {
    name: "no invoice file",
    input: withClaim({ contentfiles: [] }),
    issues: ["noInvoiceFile claims.1.contentfiles"],
  },
  {
    name: "a claim out of sale",
    input: withClaim({ status: ClaimStatus.cannotBuy, amount: "" }),
    issues: [],
  },
  {
    name: "a cancelled claim",
    input: withClaim({ status: ClaimStatus.cancel, is_fixed_debt: false }),
    issues: [],
  },
  {
    name: "only claims out of sale",
    input: { ...entry, claims: [{ ...claim, status: ClaimStatus.cancel }] },
    issues: ["noClaims "],
  },
  {
    name: "the index among all claims",
    input: {
      ...entry,
      claims: [
        { ...claim, status: ClaimStatus.cancel },
        { ...claim, amount: "0" },
      ],
    },
    issues: [
      "amount claims.1.amount",
      "transferExceedsInvoice claims.1.scheduled_deposit_amount_from_obliger",
    ],
  },
])("R5.10 D5.10 the issues that keep an entry from a contract: $name", ({ input, issues }) => {
  expect(issueLines(input)).toEqual(issues);
  expect(isReadyForContract(input)).toBe(issues.length === 0);
});

const confirmed = { identity_confirmation: 3, identity_valid_date: null } as const;

test.each([
  { name: "no blocker", input: entry, user: confirmed, blockers: [] },
  {
    name: "still under review",
    input: { ...entry, status: 1 as const },
    user: confirmed,
    blockers: ["notReviewed"],
  },
  {
    name: "contracted before",
    input: { ...entry, status: 4 as const },
    user: confirmed,
    blockers: ["notReviewed"],
  },
  {
    name: "identity under review",
    input: entry,
    user: { ...confirmed, identity_confirmation: 1 as const },
    blockers: ["identityNotConfirmed"],
  },
  {
    name: "expired identity",
    input: entry,
    user: { ...confirmed, identity_valid_date: "2026-03-31" as const },
    blockers: ["identityNotConfirmed"],
  },
  {
    name: "no claim for sale",
    input: { ...entry, claims: [{ ...claim, status: ClaimStatus.contracted }] },
    user: confirmed,
    blockers: ["nothingForSale"],
  },
  {
    name: "one claim for sale among others",
    input: { ...entry, claims: [{ ...claim, status: ClaimStatus.cannotBuy }, claim] },
    user: confirmed,
    blockers: [],
  },
  { name: "something missing", input: { ...entry, purpose: "" }, user: confirmed, blockers: ["incomplete"] },
  {
    name: "no account for the pay-out",
    input: { ...entry, bank_account: null },
    user: confirmed,
    blockers: ["bankAccountIncomplete"],
  },
])("R4.20 D5.10 R4.21 R5.10 the blockers of a contract: $name", ({ input, user, blockers }) => {
  expect(contractBlockers(input, user, "2026-04-01")).toEqual(blockers);
});
