import { expect, test } from "vitest";
import { EntryStatus } from "../entry/entry-status.ts";
import { IdentityConfirmation } from "../identity/identity.ts";
import { readinessOf } from "./readiness.ts";

const facts = {
  user: {
    id: 1,
    corporate_division: "corporate",
    has_satisfied_profile: true,
    has_pre_entry_declined: false,
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: null,
    withdrawals_detail_status: IdentityConfirmation.notSubmitted,
    financial_statements_status: IdentityConfirmation.confirmed,
    last_withdrawals_detail_date: null,
    financial_statements_valid_date: null,
  },
  profile: { bank_account: null, has_entry_permission_when_delayed: true },
  entries: [{ status: EntryStatus.underReview, claims: [] }],
  suppression: { method: null },
  draft: { banks: [], financialStatements: null, files: [] },
} as const;
const today = "2026-11-21";

test("B2 R4.14 missing items and blockers are derived from the server's answers", () => {
  expect(readinessOf(facts, today)).toMatchObject({
    missing: [{ need: "bankAccount" }, { need: "withdrawalStatements", from: "2026-07-01" }],
    blockers: ["hasPreContractEntry"],
    validPapers: ["financialStatements"],
    furtherPapers: [],
    isArrearsPaperRequested: false,
    statementStartDate: "2026-07-01",
  });
});

test("B20 readinessOf returns the further papers of the user and whether a paper about arrears is requested", () => {
  const paper = {
    kind: "further_licence",
    required: true,
    status: IdentityConfirmation.notSubmitted,
    valid_until: null,
  } as const;
  const user = { ...facts.user, further_papers: [paper], delinquency_wanted: true };
  const readinessOfUser = readinessOf({ ...facts, user }, today);
  expect(readinessOfUser.missing).toContainEqual(expect.objectContaining({ kind: "further_licence" }));
  expect(readinessOfUser).toMatchObject({ furtherPapers: [paper], isArrearsPaperRequested: true });
  const files = [{ kind: "further_licence" }];
  const readinessWithFile = readinessOf({ ...facts, user, draft: { ...facts.draft, files } }, today);
  expect(readinessWithFile.missing.map(({ need }) => need)).not.toContain("furtherPaper");
});
