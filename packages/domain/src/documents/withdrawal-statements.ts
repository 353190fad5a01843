import { accountNumberIssues } from "../bank-account/account-number.ts";
import { requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";
import { baseFileKind } from "./file-kind.ts";
import { type FileFormat, filesOfFormat } from "./withdrawal-file-kind.ts";

/** An account with its statements, in a draft or a call (R3.1, draft entry). */
export type StatementBank = {
  readonly bank_name?: TypedText;
  readonly bank_account_number?: TypedText;
  readonly file_format: FileFormat;
  readonly contentfile_relations?: readonly { readonly kind: string }[] | undefined;
};

/** Finds missing parts: at least one account, each with bank, account number and both files of its format (R4.13). */
export function withdrawalStatementIssues(banks: readonly StatementBank[]): Issue[] {
  if (banks.length === 0) return [{ path: [], code: "noWithdrawalStatements" }];
  return banks.flatMap((bank, index) => {
    const kinds = (bank.contentfile_relations ?? []).map(({ kind }) => baseFileKind(kind));
    const missingKinds = filesOfFormat[bank.file_format].filter((kind) => !kinds.includes(kind));
    return [
      ...requiredIssues(bank, ["bank_name"], [index]),
      ...accountNumberIssues(bank.bank_account_number, [index, "bank_account_number"]),
      ...missingKinds.map((kind): Issue => ({ path: [index, kind], code: "fileMissing" })),
    ];
  });
}
