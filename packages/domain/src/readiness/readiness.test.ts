import { expect, test } from "vitest";
import { IdentityConfirmation } from "../identity/identity.ts";
import { listValidPapers, readiness } from "./readiness.ts";

const bank_account = {
  bank_name: "港銀行",
  branch_name: "本店",
  deposit_type: "ordinary",
  bank_account_number: "1234567",
  account_holder_name: "ヤマダ　タロウ",
};
const user = {
  id: 1,
  has_satisfied_profile: true,
  has_pre_entry_declined: false,
  identity_confirmation: IdentityConfirmation.confirming,
  identity_valid_date: null,
  withdrawals_detail_status: IdentityConfirmation.confirming,
  financial_statements_status: IdentityConfirmation.confirmed,
  last_withdrawals_detail_date: null,
  financial_statements_valid_date: null,
} as const;
const draft = { withdrawalStatements: "none", financialStatements: "none" } as const;
const today = "2026-11-21";

test.each([
  { name: "nothing missing", changes: {}, items: [] },
  {
    name: "no profile",
    changes: { has_satisfied_profile: false },
    items: [{ need: "profile", state: "missing", page: "registerProfile" }],
  },
  {
    name: "no identity",
    changes: { identity_confirmation: IdentityConfirmation.notSubmitted },
    items: [{ need: "identity", state: "missing", page: "profile" }],
  },
  {
    name: "inadequate identity",
    changes: { identity_confirmation: IdentityConfirmation.inadequate },
    items: [{ need: "identity", state: "inadequate", page: "profile" }],
  },
  {
    name: "expired identity",
    changes: { identity_valid_date: "2026-11-20" as const },
    items: [{ need: "identity", state: "expired", page: "profile" }],
  },
  {
    name: "no withdrawal statements",
    changes: { withdrawals_detail_status: IdentityConfirmation.notSubmitted },
    items: [
      { need: "withdrawalStatements", state: "missing", page: "withdrawalDetails", from: "2026-07-01" },
    ],
  },
  {
    name: "inadequate withdrawal statements after accepted ones",
    changes: {
      withdrawals_detail_status: IdentityConfirmation.inadequate,
      last_withdrawals_detail_date: "2026-10-31" as const,
    },
    items: [
      { need: "withdrawalStatements", state: "inadequate", page: "withdrawalDetails", from: "2026-10-31" },
    ],
  },
  {
    name: "expired financial statements",
    changes: { financial_statements_status: IdentityConfirmation.expired },
    items: [{ need: "financialStatements", state: "expired", page: "financialStatements" }],
  },
  {
    name: "financial statements after their last valid day",
    changes: { financial_statements_valid_date: "2026-11-20" as const },
    items: [{ need: "financialStatements", state: "expired", page: "financialStatements" }],
  },
  {
    name: "withdrawal statements accepted before the required period",
    changes: {
      withdrawals_detail_status: IdentityConfirmation.confirmed,
      last_withdrawals_detail_date: "2026-06-30" as const,
    },
    items: [
      { need: "withdrawalStatements", state: "expired", page: "withdrawalDetails", from: "2026-07-01" },
    ],
  },
])("B2 the missing requirements of an entry: $name", ({ changes, items }) => {
  expect(readiness({ user: { ...user, ...changes }, profile: { bank_account }, draft }, today)).toEqual(
    items,
  );
});

test.each([
  { account: null, state: "missing" },
  { account: { ...bank_account, branch_name: "" }, state: "inadequate" },
])("B2 an account without all fields is a missing requirement: %o", ({ account, state }) => {
  expect(readiness({ user, profile: { bank_account: account }, draft }, today)).toEqual([
    { need: "bankAccount", state, page: "profile" },
  ]);
});

test.each([
  { inDraft: "none", status: "notSubmitted", state: "missing" },
  { inDraft: "none", status: "inadequate", state: "inadequate" },
  { inDraft: "none", status: "confirming", state: undefined },
  { inDraft: "unfinished", status: "notSubmitted", state: "unfinished" },
  { inDraft: "unfinished", status: "confirming", state: "unfinished" },
  { inDraft: "unfinished", status: "confirmed", state: "unfinished" },
  { inDraft: "complete", status: "notSubmitted", state: undefined },
  { inDraft: "complete", status: "inadequate", state: undefined },
  { inDraft: "complete", status: "confirmed", state: undefined },
] as const)(
  "B2 R4.10 papers in the draft take precedence over those of an earlier entry: $inDraft, $status → $state",
  ({ inDraft, status, state }) => {
    const earlier = IdentityConfirmation[status];
    const userWithPapers = {
      ...user,
      withdrawals_detail_status: earlier,
      financial_statements_status: earlier,
    };
    const papersInDraft = { withdrawalStatements: inDraft, financialStatements: inDraft };
    const items = readiness({ user: userWithPapers, profile: { bank_account }, draft: papersInDraft }, today);
    expect(items.map((item) => item.state)).toEqual(state ? [state, state] : []);
    const before =
      status === "confirming" || status === "confirmed"
        ? ["withdrawalStatements", "financialStatements"]
        : [];
    expect(listValidPapers(userWithPapers, today)).toEqual(before);
  },
);

test("B20 each required further paper is a separate missing item", () => {
  const paper = { required: true, status: IdentityConfirmation.notSubmitted, valid_until: null } as const;
  const papers = [
    { ...paper, kind: "further_tax_payment" },
    { ...paper, kind: "further_licence", status: IdentityConfirmation.inadequate },
    { ...paper, kind: "further_residence" },
    { ...paper, kind: "further_map", required: false },
  ] as const;
  const further = { papers, uploaded: { further_residence: true } };
  expect(readiness({ user, profile: { bank_account }, draft, further }, today)).toEqual([
    { need: "furtherPaper", state: "missing", page: "financialStatements", kind: "further_tax_payment" },
    { need: "furtherPaper", state: "inadequate", page: "financialStatements", kind: "further_licence" },
  ]);
});
