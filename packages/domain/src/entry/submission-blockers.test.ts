import { expect, test } from "vitest";
import { IdentityConfirmation } from "../identity/identity.ts";
import { submissionBlockers } from "./submission-blockers.ts";

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

test.each([
  { name: "identity and documents under review", input: user, blockers: [] },
  {
    name: "an incomplete profile",
    input: { ...user, has_satisfied_profile: false },
    blockers: ["profileIncomplete"],
  },
  {
    name: "no identity",
    input: { ...user, identity_confirmation: IdentityConfirmation.notSubmitted },
    blockers: ["identityNotGiven"],
  },
  {
    name: "no withdrawal statements",
    input: { ...user, withdrawals_detail_status: IdentityConfirmation.notSubmitted },
    blockers: ["withdrawalsMissing"],
  },
  {
    name: "no financial statements",
    input: { ...user, financial_statements_status: IdentityConfirmation.inadequate },
    blockers: ["financialStatementsMissing"],
  },
])("R4.20 the blockers of a submission: $name", ({ input, blockers }) => {
  expect(submissionBlockers(input, "2026-04-01")).toEqual(blockers);
});
