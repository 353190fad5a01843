import type { FileFormat } from "./file-format.ts";
import { baseFileKind } from "./file-kind.ts";
import type { WithdrawalStatement } from "./withdrawal-statements.ts";

export type DraftBank = {
  readonly bank_name: string;
  readonly bank_account_number: string;
  readonly file_format: FileFormat;
  readonly contentfile_relations: readonly { readonly kind: string }[];
};

/** A bank of a draft as the statement that R4.13 judges (R3.1, draft entry). */
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
