import { isDepositType } from "@kaitori/domain";
import type { BankAccount, DraftEntry, UploadRecord } from "@kaitori/wire";
import * as v from "valibot";
import type { Transaction } from "../database/database.ts";
import { applicantFiles } from "../files/applicant-files.ts";
import type { DraftRow } from "./draft-store.ts";
import { KeptDraftEntry } from "./kept-draft-entry.ts";

const empty: DraftEntry = {
  id: null,
  version: 0,
  updated_at: null,
  banks: [],
  bank_account: null,
  purchase_amount_desired: "",
  purpose: "",
  claims: [],
  addfiles: [],
  financial_statements: null,
};

/** The draft with its files as they are to be shown; a file that was deleted meanwhile is left out. */
export async function draftEntryOf(
  transaction: Transaction,
  applicantId: number,
  row: DraftRow | undefined,
): Promise<DraftEntry> {
  if (!row) return empty;
  const kept = v.parse(KeptDraftEntry, row.content);
  const files = new Map((await applicantFiles(transaction, applicantId)).map((file) => [file.id, file]));
  const shown = (relations: KeptDraftEntry["banks"][number]["contentfile_relations"]) =>
    relations.flatMap(({ kind, contentfile }) =>
      withFile(files.get(contentfile.id), (file) => ({ kind, contentfile: file })),
    );
  return {
    id: row.id,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    banks: kept.banks.map((bank) => ({
      bank_name: bank.bank_name ?? "",
      bank_account_number: bank.bank_account_number ?? "",
      file_format: bank.file_format,
      contentfile_relations: shown(bank.contentfile_relations),
    })),
    bank_account: accountOf(kept.bank_account),
    purchase_amount_desired: kept.purchase_amount_desired ?? "",
    purpose: kept.purpose ?? "",
    claims: kept.claims.map((claim) => ({
      ...claim,
      contentfile_relations: shown(claim.contentfile_relations),
    })),
    addfiles: kept.addfiles.flatMap(({ id }) => withFile(files.get(id), (file) => file)),
    financial_statements: kept.financial_statements,
  };
}

const withFile = <Shown>(file: UploadRecord | undefined, show: (file: UploadRecord) => Shown): Shown[] =>
  file ? [show(file)] : [];

/** An account whose kind nobody has chosen yet is read as an ordinary one. */
function accountOf(account: KeptDraftEntry["bank_account"]): BankAccount | null {
  if (!account) return null;
  return {
    bank_name: account.bank_name ?? "",
    branch_name: account.branch_name ?? "",
    deposit_type: isDepositType(account.deposit_type) ? account.deposit_type : "ordinary",
    bank_account_number: account.bank_account_number ?? "",
    account_holder_name: account.account_holder_name ?? "",
    bank_code: account.bank_code,
    branch_code: account.branch_code,
  };
}
