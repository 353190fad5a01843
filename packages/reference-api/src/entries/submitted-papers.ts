import type { BankAccountInput, DraftBankInput, EntryInput, FinancialStatementState } from "@kaitori/wire";
import type { Transaction } from "../database/database.ts";
import type { KeptDraftEntry } from "../drafts/kept-draft-entry.ts";
import { ownFiles } from "../files/applicant-files.ts";

/** The papers and the account of an entry: what the call names, and where it names nothing, what the draft holds. */
export type SubmittedPapers = {
  banks: readonly DraftBankInput[];
  bankAccount: BankAccountInput | null;
  financialStatements: FinancialStatementState | null;
  /** Files of the entry itself, statements included, with their kinds. */
  files: readonly { id: number; kind: string }[];
};

export async function submittedPapers(
  transaction: Transaction,
  applicantId: number,
  input: EntryInput,
  draft: KeptDraftEntry | undefined,
): Promise<SubmittedPapers> {
  const banks = input.banks ?? draft?.banks ?? [];
  const named = input.addfiles.length > 0 ? input.addfiles : (draft?.addfiles ?? []);
  const ofBanks = banks.flatMap((bank) =>
    bank.contentfile_relations.map(({ contentfile }) => contentfile.id),
  );
  return {
    banks,
    bankAccount: input.bank_account ?? draft?.bank_account ?? null,
    financialStatements: draft?.financial_statements ?? null,
    files: await ownFiles(transaction, applicantId, [...named.map(({ id }) => id), ...ofBanks]),
  };
}
