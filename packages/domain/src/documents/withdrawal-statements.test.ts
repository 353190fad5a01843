import { expect, test } from "vitest";
import { type StatementBank, withdrawalStatementIssues } from "./withdrawal-statements.ts";

const bank = { bank_name: "港銀行", bank_account_number: "1234567" };
const passbookOf = (...kinds: string[]): StatementBank => ({
  ...bank,
  file_format: "passbook",
  contentfile_relations: kinds.map((kind) => ({ kind })),
});
const ibOf = (...kinds: string[]): StatementBank => ({ ...passbookOf(...kinds), file_format: "ib" });
const passbook = passbookOf("passbook_cover", "passbook_details_1");
const ib = ibOf("ib_info_2", "ib_details");

test.each([
  { name: "a passbook", banks: [passbook], expected: [] },
  { name: "internet banking", banks: [ib], expected: [] },
  { name: "both", banks: [passbook, ib], expected: [] },
  { name: "none at all", banks: [], expected: ["noWithdrawalStatements "] },
  { name: "no bank", banks: [{ ...passbook, bank_name: null }], expected: ["required 0.bank_name"] },
  {
    name: "six digits",
    banks: [{ ...ib, bank_account_number: "123456" }],
    expected: ["accountNumber 0.bank_account_number"],
  },
  { name: "no cover", banks: [passbookOf("passbook_details")], expected: ["fileMissing 0.passbook_cover"] },
  { name: "no details", banks: [passbookOf("passbook_cover")], expected: ["fileMissing 0.passbook_details"] },
  { name: "no info", banks: [ibOf("ib_details")], expected: ["fileMissing 0.ib_info"] },
  { name: "no ib details", banks: [ibOf("ib_info")], expected: ["fileMissing 0.ib_details"] },
  {
    name: "the other format's files",
    banks: [ib, { ...passbook, file_format: "ib" as const }],
    expected: ["fileMissing 1.ib_info", "fileMissing 1.ib_details"],
  },
])("R4.13 the issues of withdrawal statements: $name", ({ banks, expected }) => {
  const issues = withdrawalStatementIssues(banks);
  expect(issues.map((issue) => `${issue.code} ${issue.path.join(".")}`)).toEqual(expected);
});
