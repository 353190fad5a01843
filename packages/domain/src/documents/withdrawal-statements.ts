import { accountNumberIssues } from "../bank-account/account-number.ts";
import { isBlank } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";
import { baseFileKind } from "./file-kind.ts";
import { type FileFormat, filesOfFormat } from "./withdrawal-file-kind.ts";

/** A statement on the screen (R3.1, withdrawal statement item); Ib is internet banking. */
export type WithdrawalStatement = {
  readonly bankName: string;
  readonly bankAccountNumber: string;
  readonly fileFormat: FileFormat;
  readonly isPassbookCoverUploaded: boolean;
  readonly isPassbookDetailsUploaded: boolean;
  readonly isIbInfoUploaded: boolean;
  readonly isIbDetailsUploaded: boolean;
};

/** The flag of a statement for each of its files (R3.1). */
const uploadedFlags = {
  passbook_cover: "isPassbookCoverUploaded",
  passbook_details: "isPassbookDetailsUploaded",
  ib_info: "isIbInfoUploaded",
  ib_details: "isIbDetailsUploaded",
} as const;

/** Finds missing parts of the withdrawal statements (R4.13). */
export function withdrawalStatementIssues(statements: readonly WithdrawalStatement[]): Issue[] {
  if (statements.length === 0) return [{ path: [], code: "noWithdrawalStatements" }];
  return statements.flatMap(statementIssues);
}

/** True for at least one statement, each with bank, account number and both files of its format (R4.13). */
export const areWithdrawalStatementsComplete = (statements: readonly WithdrawalStatement[]) =>
  withdrawalStatementIssues(statements).length === 0;

function statementIssues(statement: WithdrawalStatement, index: number): Issue[] {
  const issues: Issue[] = [];
  if (isBlank(statement.bankName)) issues.push({ path: [index, "bankName"], code: "required" });
  issues.push(...accountNumberIssues(statement.bankAccountNumber, [index, "bankAccountNumber"]));
  for (const kind of filesOfFormat[statement.fileFormat])
    if (!statement[uploadedFlags[kind]]) issues.push({ path: [index, kind], code: "fileMissing" });
  return issues;
}

export type DraftBank = {
  readonly bank_name: string;
  readonly bank_account_number: string;
  readonly file_format: FileFormat;
  readonly contentfile_relations: readonly { readonly kind: string }[];
};

/** Converts a bank of a draft to a statement (R3.1, draft entry). */
export function withdrawalStatementOf(bank: DraftBank): WithdrawalStatement {
  const kinds = bank.contentfile_relations.map((relation) => baseFileKind(relation.kind));
  return {
    bankName: bank.bank_name,
    bankAccountNumber: bank.bank_account_number,
    fileFormat: bank.file_format,
    isPassbookCoverUploaded: kinds.includes("passbook_cover"),
    isPassbookDetailsUploaded: kinds.includes("passbook_details"),
    isIbInfoUploaded: kinds.includes("ib_info"),
    isIbDetailsUploaded: kinds.includes("ib_details"),
  };
}
