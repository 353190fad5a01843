import { expect, test } from "vitest";
import {
  areWithdrawalStatementsComplete,
  withdrawalStatementIssues,
  withdrawalStatementOf,
} from "./withdrawal-statements.ts";

const passbook = {
  bankName: "港銀行",
  bankAccountNumber: "1234567",
  fileFormat: "passbook",
  isPassbookCoverUploaded: true,
  isPassbookDetailsUploaded: true,
  isIbInfoUploaded: false,
  isIbDetailsUploaded: false,
} as const;
const ib = {
  ...passbook,
  fileFormat: "ib",
  isPassbookCoverUploaded: false,
  isPassbookDetailsUploaded: false,
  isIbInfoUploaded: true,
  isIbDetailsUploaded: true,
} as const;

test.each([
  { name: "a passbook", statements: [passbook], expected: [] },
  { name: "internet banking", statements: [ib], expected: [] },
  { name: "both", statements: [passbook, ib], expected: [] },
  { name: "none at all", statements: [], expected: ["noWithdrawalStatements "] },
  { name: "no bank", statements: [{ ...passbook, bankName: "" }], expected: ["required 0.bankName"] },
  {
    name: "six digits",
    statements: [{ ...ib, bankAccountNumber: "123456" }],
    expected: ["accountNumber 0.bankAccountNumber"],
  },
  {
    name: "no cover",
    statements: [{ ...passbook, isPassbookCoverUploaded: false }],
    expected: ["fileMissing 0.passbook_cover"],
  },
  {
    name: "no details",
    statements: [{ ...passbook, isPassbookDetailsUploaded: false }],
    expected: ["fileMissing 0.passbook_details"],
  },
  { name: "no info", statements: [{ ...ib, isIbInfoUploaded: false }], expected: ["fileMissing 0.ib_info"] },
  {
    name: "no ib details",
    statements: [{ ...ib, isIbDetailsUploaded: false }],
    expected: ["fileMissing 0.ib_details"],
  },
  {
    name: "the other format's files",
    statements: [ib, { ...passbook, fileFormat: "ib" as const }],
    expected: ["fileMissing 1.ib_info", "fileMissing 1.ib_details"],
  },
])("R4.13 the issues of withdrawal statements: $name", ({ statements, expected }) => {
  const issues = withdrawalStatementIssues(statements);
  expect(issues.map((issue) => `${issue.code} ${issue.path.join(".")}`)).toEqual(expected);
  expect(areWithdrawalStatementsComplete(statements)).toBe(expected.length === 0);
});

test.each([
  ["passbook_cover", "isPassbookCoverUploaded"],
  ["passbook_details_1", "isPassbookDetailsUploaded"],
  ["ib_info_1", "isIbInfoUploaded"],
  ["ib_details", "isIbDetailsUploaded"],
])("R4.13 a draft's file %s sets %s", (kind, flag) => {
  const bank = { bank_name: "港銀行", bank_account_number: "1234567", file_format: "ib" } as const;
  expect(withdrawalStatementOf({ ...bank, contentfile_relations: [{ kind }] })).toEqual({
    bankName: "港銀行",
    bankAccountNumber: "1234567",
    fileFormat: "ib",
    isPassbookCoverUploaded: false,
    isPassbookDetailsUploaded: false,
    isIbInfoUploaded: false,
    isIbDetailsUploaded: false,
    [flag]: true,
  });
});
