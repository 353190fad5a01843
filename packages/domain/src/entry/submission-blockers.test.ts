import { expect, test } from "vitest";
import { submissionBlockers } from "./submission-blockers.ts";

const user = {
  id: 1,
  has_satisfied_profile: true,
  has_pre_entry_declined: false,
  identity_confirmation: 1,
  identity_valid_date: null,
  withdrawals_detail_status: 1,
  financial_statements_status: 3,
  last_withdrawals_detail_date: null,
  financial_statements_valid_date: null,
} as const;

test.each([
  { about: "identity and documents being looked at", given: user, blockers: [] },
  {
    about: "a profile to complete",
    given: { ...user, has_satisfied_profile: false },
    blockers: ["profileIncomplete"],
  },
  {
    about: "no identity",
    given: { ...user, identity_confirmation: 4 as const },
    blockers: ["identityNotGiven"],
  },
  {
    about: "no withdrawals",
    given: { ...user, withdrawals_detail_status: 4 as const },
    blockers: ["withdrawalsMissing"],
  },
  {
    about: "no financial statements",
    given: { ...user, financial_statements_status: 2 as const },
    blockers: ["financialStatementsMissing"],
  },
])("R4.20 submitting an entry: $about", ({ given, blockers }) => {
  expect(submissionBlockers(given, "2026-04-01")).toEqual(blockers);
});
