import { expect, test } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { IdentityConfirmation } from "../identity/identity.ts";
import { type ContractEntry, contractBlockers, contractIssues } from "./contract-readiness.ts";
import { EntryStatus } from "./entry-status.ts";

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
  status: EntryStatus.reviewed,
  purchase_amount_desired: "900000",
  purpose: "仕入",
  claims: [claim],
  bank_account,
} as const;
const issueLines = (input: ContractEntry) =>
  contractIssues(input).map((issue) => `${issue.code} ${issue.path.join(".")}`);

test.each<[string, object, string[]]>([
  ["complete", {}, []],
  ["not a fixed debt", { is_fixed_debt: false }, ["notFixedDebt claims.1.is_fixed_debt"]],
  ["fixed debt unknown", { is_fixed_debt: null }, ["notFixedDebt claims.1.is_fixed_debt"]],
  [
    "not by bank transfer",
    { is_bank_transfer_from_obliger: false },
    ["notBankTransfer claims.1.is_bank_transfer_from_obliger"],
  ],
  ["a field missing", { amount: "" }, ["required claims.1.amount"]],
  [
    "an amount warning",
    { amount: "1" },
    ["transferExceedsInvoice claims.1.scheduled_deposit_amount_from_obliger"],
  ],
  [
    "a wrong account number",
    { receive_payment_account: { ...claim.receive_payment_account, bank_account_number: "1" } },
    ["accountNumber claims.1.receive_payment_account.bank_account_number"],
  ],
  ["no invoice file", { contentfiles: [] }, ["noInvoiceFile claims.1.contentfiles"]],
  ["refused by the desk", { status: ClaimStatus.cannotBuy, amount: "" }, []],
  ["cancelled", { status: ClaimStatus.cancel, is_fixed_debt: false }, []],
])("R5.10 D5.10 the issues of a claim before the contract: %s", (_, changes, issues) => {
  const changedEntry = { ...entry, claims: [claim, { ...claim, ...changes }] };
  expect(issueLines(changedEntry)).toEqual(issues);
});

const cancelled = { ...claim, status: ClaimStatus.cancel };

test.each<[string, object, string[]]>([
  ["no purpose", { purpose: "" }, ["required purpose"]],
  ["no claim", { claims: [] }, ["noClaims "]],
  ["only cancelled claims", { claims: [cancelled] }, ["noClaims "]],
  [
    "the index of a claim counts cancelled claims",
    { claims: [cancelled, { ...claim, is_fixed_debt: false }] },
    ["notFixedDebt claims.1.is_fixed_debt"],
  ],
])("R5.10 D5.10 the issues of an entry before the contract: %s", (_, changes, issues) => {
  expect(issueLines({ ...entry, ...changes })).toEqual(issues);
});

const confirmed = {
  identity_confirmation: IdentityConfirmation.confirmed,
  identity_valid_date: null,
} as const;

test.each<[string, object, object, string[]]>([
  ["none", {}, {}, []],
  ["still under review", { status: EntryStatus.underReview }, {}, ["notReviewed"]],
  ["contracted before", { status: EntryStatus.contracted }, {}, ["notReviewed"]],
  [
    "identity under review",
    {},
    { identity_confirmation: IdentityConfirmation.confirming },
    ["identityNotConfirmed"],
  ],
  ["expired identity", {}, { identity_valid_date: "2026-03-31" }, ["identityNotConfirmed"]],
  ["no claim for sale", { claims: [{ ...claim, status: ClaimStatus.contracted }] }, {}, ["nothingForSale"]],
  ["one claim for sale among others", { claims: [cancelled, claim] }, {}, []],
  ["no purpose", { purpose: "" }, {}, ["incomplete"]],
  ["no account for the pay-out", { bank_account: null }, {}, ["bankAccountIncomplete"]],
])("R4.20 D5.10 R4.21 R5.10 the blockers of a contract: %s", (_, changes, userChanges, blockers) => {
  const user = { ...confirmed, ...userChanges };
  expect(contractBlockers({ ...entry, ...changes }, user, "2026-04-01")).toEqual(blockers);
});
