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
  { about: "a passbook", statements: [passbook], found: [] },
  { about: "internet banking", statements: [ib], found: [] },
  { about: "both", statements: [passbook, ib], found: [] },
  { about: "none at all", statements: [], found: ["noWithdrawalStatements "] },
  { about: "no bank", statements: [{ ...passbook, bankName: "" }], found: ["required 0.bankName"] },
  {
    about: "six digits",
    statements: [{ ...ib, bankAccountNumber: "123456" }],
    found: ["accountNumber 0.bankAccountNumber"],
  },
  {
    about: "no cover",
    statements: [{ ...passbook, isPassbookCoverUploaded: false }],
    found: ["fileMissing 0.passbook_cover"],
  },
  {
    about: "no details",
    statements: [{ ...passbook, isPassbookDetailsUploaded: false }],
    found: ["fileMissing 0.passbook_details"],
  },
  { about: "no info", statements: [{ ...ib, isIbInfoUploaded: false }], found: ["fileMissing 0.ib_info"] },
  {
    about: "no ib details",
    statements: [{ ...ib, isIbDetailsUploaded: false }],
    found: ["fileMissing 0.ib_details"],
  },
  {
    about: "the other format's files",
    statements: [ib, { ...passbook, fileFormat: "ib" as const }],
    found: ["fileMissing 1.ib_info", "fileMissing 1.ib_details"],
  },
])("R4.13 withdrawal statements: $about", ({ statements, found }) => {
  const issues = withdrawalStatementIssues(statements);
  expect(issues.map((issue) => `${issue.code} ${issue.path.join(".")}`)).toEqual(found);
  expect(areWithdrawalStatementsComplete(statements)).toBe(found.length === 0);
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
