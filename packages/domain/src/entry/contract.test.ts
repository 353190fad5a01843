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
const found = (given: ContractEntry) =>
  contractIssues(given).map((issue) => `${issue.code} ${issue.path.join(".")}`);

test.each([
  { about: "everything there", given: entry, issues: [] },
  { about: "no purpose", given: { ...entry, purpose: "" }, issues: ["required purpose"] },
  { about: "no claim", given: { ...entry, claims: [] }, issues: ["noClaims "] },
  {
    about: "not a fixed debt",
    given: withClaim({ is_fixed_debt: false }),
    issues: ["notFixedDebt claims.1.is_fixed_debt"],
  },
  {
    about: "fixed debt unknown",
    given: withClaim({ is_fixed_debt: null }),
    issues: ["notFixedDebt claims.1.is_fixed_debt"],
  },
  {
    about: "not by bank transfer",
    given: withClaim({ is_bank_transfer_from_obliger: false }),
    issues: ["notBankTransfer claims.1.is_bank_transfer_from_obliger"],
  },
  { about: "a field missing", given: withClaim({ amount: "" }), issues: ["required claims.1.amount"] },
  {
    about: "an amount warning",
    given: withClaim({ amount: "1" }),
    issues: ["transferExceedsInvoice claims.1.scheduled_deposit_amount_from_obliger"],
  },
  {
    about: "bank data",
    given: withClaim({
      receive_payment_account: { ...claim.receive_payment_account, bank_account_number: "1" },
    }),
    issues: ["accountNumber claims.1.receive_payment_account.bank_account_number"],
  },
  {
    about: "no account of the claim",
    given: withClaim({ receive_payment_account: null }),
    issues: [
      "required claims.1.receive_payment_account.bank_name",
      "accountNumber claims.1.receive_payment_account.bank_account_number",
      "claimDepositType claims.1.receive_payment_account.deposit_type",
      "noObligerAccounts claims.1.receive_payment_account.obliger_accounts",
    ],
  },
  {
    about: "no invoice file",
    given: withClaim({ contentfiles: [] }),
    issues: ["noInvoiceFile claims.1.contentfiles"],
  },
  {
    about: "a claim out of sale",
    given: withClaim({ status: ClaimStatus.cannotBuy, amount: "" }),
    issues: [],
  },
  {
    about: "a cancelled claim",
    given: withClaim({ status: ClaimStatus.cancel, is_fixed_debt: false }),
    issues: [],
  },
  {
    about: "only claims out of sale",
    given: { ...entry, claims: [{ ...claim, status: ClaimStatus.cancel }] },
    issues: ["noClaims "],
  },
  {
    about: "the index among all claims",
    given: {
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
])("R5.10 ready for contract: $about", ({ given, issues }) => {
  expect(found(given)).toEqual(issues);
  expect(isReadyForContract(given)).toBe(issues.length === 0);
});

const confirmed = { identity_confirmation: 3, identity_valid_date: null } as const;

test.each([
  { about: "nothing in the way", given: entry, user: confirmed, blockers: [] },
  {
    about: "still under review",
    given: { ...entry, status: 1 as const },
    user: confirmed,
    blockers: ["notReviewed"],
  },
  {
    about: "contracted before",
    given: { ...entry, status: 4 as const },
    user: confirmed,
    blockers: ["notReviewed"],
  },
  {
    about: "identity being looked at",
    given: entry,
    user: { ...confirmed, identity_confirmation: 1 as const },
    blockers: ["identityNotConfirmed"],
  },
  {
    about: "identity past its day",
    given: entry,
    user: { ...confirmed, identity_valid_date: "2026-03-31" as const },
    blockers: ["identityNotConfirmed"],
  },
  {
    about: "nothing the desk would buy",
    given: { ...entry, claims: [{ ...claim, status: ClaimStatus.contracted }] },
    user: confirmed,
    blockers: ["nothingForSale"],
  },
  {
    about: "one that the desk would buy among others",
    given: { ...entry, claims: [{ ...claim, status: ClaimStatus.cannotBuy }, claim] },
    user: confirmed,
    blockers: [],
  },
  { about: "something missing", given: { ...entry, purpose: "" }, user: confirmed, blockers: ["incomplete"] },
  {
    about: "no account to be paid on",
    given: { ...entry, bank_account: null },
    user: confirmed,
    blockers: ["bankAccountIncomplete"],
  },
])("R4.20 R4.21 R5.10 signing: $about", ({ given, user, blockers }) => {
  expect(contractBlockers(given, user, "2026-04-01")).toEqual(blockers);
});
