import {
  applicantAccountFormats,
  baseFileKind,
  DocumentsConfirmation,
  type FileKind,
  type FinancialStatementState,
  type FurtherKind,
  financialAnswerOf,
  formatFields,
  missingFinancialFiles,
  type PaperProgress,
  uploadedKinds,
  withdrawalStatementIssues,
} from "@kaitori/domain";
import type { BankAccountInput } from "@kaitori/wire";
import { sql } from "kysely";
import type { Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";
import type { DraftBankInput, EntryInput } from "../../database/tables/numeric-ids.ts";
import {
  applicantFiles,
  type FileReference,
  filesOfBanks,
  filesOfClaims,
  filesOfList,
  type OwnFile,
  refuseMissingFiles,
} from "../../documents/applicant-files.ts";
import { type Finding, refuseIssues } from "../../http/errors.ts";
import type { StoredDraftEntry } from "../draft/draft-store.ts";

/** Statements and financial documents of a draft or call. */
type StatementPapers = {
  banks: readonly DraftBankInput[];
  /** Null if the question about the financial documents is not answered. */
  financialStatements: FinancialStatementState | null;
  files: readonly OwnFile[];
};

const { bank_name, bank_account_number } = applicantAccountFormats;

/**
 * Normalises accounts (B1) and takes the kind of each file from its upload, not from the call (R5.12); deleted files
 * are dropped.
 */
export const normaliseBanks = (
  banks: readonly DraftBankInput[],
  files: readonly OwnFile[],
): DraftBankInput[] =>
  banks.map((bank) => ({
    ...bank,
    ...formatFields(bank, { bank_name, bank_account_number }),
    contentfile_relations: bank.contentfile_relations.flatMap(({ contentfile: { id } }) =>
      files.filter((file) => file.id === id).map(({ kind }) => ({ kind, contentfile: { id } })),
    ),
  }));

/**
 * Findings about withdrawal statements with paths of the wire (R8.1), and the kind of each missing paper, from which
 * the site makes its name.
 */
export const bankFindings = (banks: readonly DraftBankInput[]): Finding[] =>
  withdrawalStatementIssues(banks).map((issue) => {
    const path = ["banks", ...issue.path];
    const kind = baseFileKind(String(path.at(-1)));
    return { ...issue, path, ...(issue.code === "fileMissing" && kind ? { params: { kind } } : {}) };
  });

/** Lists the missing papers of an incomplete set, which cannot be submitted. */
export const paperFindings = (
  applicant: Pick<Applicant, "corporate_division">,
  { banks, financialStatements, files }: StatementPapers,
): Finding[] => [
  ...(banks.length > 0 ? bankFindings(banks) : []),
  ...(financialStatements === null
    ? []
    : missingFinancialFiles(applicant, financialStatements, uploadedKinds(files))
  ).map((kind) => ({ path: ["addfiles"], code: "fileMissing" as const, params: { kind } })),
];

/** Returns the new status: complete uploads are under review unless they are already confirmed (R4.10). */
export const statusAfter = (current: DocumentsConfirmation, papers: PaperProgress): DocumentsConfirmation =>
  papers === "complete" && current !== DocumentsConfirmation.confirmed
    ? DocumentsConfirmation.confirming
    : current;

/** Papers and bank account of an entry, from the call or else from the draft. */
export type SubmittedPapers = StatementPapers & { bankAccount: BankAccountInput | null };

/** Refuses a call that names a deleted file; a deleted file of the draft counts as missing. */
export async function checkSubmittedPapers(
  transaction: Transaction,
  applicantId: number,
  input: EntryInput,
  draft: StoredDraftEntry | undefined,
): Promise<SubmittedPapers> {
  const banks = input.banks ?? draft?.banks ?? [];
  const listedFiles = input.addfiles.length > 0 ? input.addfiles : (draft?.addfiles ?? []);
  const claimReferences = filesOfClaims(input.claims);
  const references = [...filesOfBanks(input.banks ?? []), ...claimReferences, ...filesOfList(input.addfiles)];
  const entryFileIds = [...listedFiles.map(({ id }) => id), ...filesOfBanks(banks).map(({ id }) => id)];
  const ids = [...entryFileIds, ...references.map(({ id }) => id)];
  const existing = await applicantFiles(transaction, applicantId, { ids });
  refuseMissingFiles(references, existing);
  refuseOtherKinds(claimReferences, existing);
  const files = existing.filter(({ id }) => entryFileIds.includes(id));
  return {
    banks: normaliseBanks(banks, existing),
    bankAccount: input.bank_account ?? draft?.bank_account ?? null,
    financialStatements:
      draft?.financial_statements ?? financialAnswerOf(files.flatMap(({ kinds }) => kinds)),
    files,
  };
}

/** Refuses a paper of a claim whose upload has another kind. */
export function refuseOtherKinds(references: readonly FileReference[], existing: readonly OwnFile[]): void {
  const kinds = new Map(existing.map(({ id, kind }) => [id, baseFileKind(kind)]));
  refuseIssues(
    references.flatMap(({ id, path, kind }) => {
      const baseKind = baseFileKind(kind ?? "");
      if (!baseKind || !kinds.has(id) || kinds.get(id) === baseKind) return [];
      return [{ path, code: "fileMissing", params: { kind: baseKind } }];
    }),
  );
}

/** Latest files of some kinds, with the banks and statuses of their entry. */
export type LatestPapers = Pick<EntryRow, "banks"> & {
  withdrawals: DocumentsConfirmation;
  financials: DocumentsConfirmation;
  files: number[];
};

/**
 * Finds the latest entry with files of each list of kinds, in one statement. These papers count for the next entry
 * until newer ones are uploaded, whatever the result of their entry (R4.10).
 */
export async function findLatestPapers<Need extends string>(
  transaction: Transaction,
  applicantId: number,
  kindsOf: Readonly<Partial<Record<Need, readonly (FileKind | FurtherKind)[]>>>,
): Promise<Partial<Record<Need, LatestPapers>>> {
  const { rows } = await sql<LatestPapers & { need: Need }>`
    select need.key as need, latest.banks, latest.withdrawals, latest.financials, latest.files
    from json_each(${JSON.stringify(kindsOf)}) as need, lateral (
      select entry.banks,
        entry.account_activity_statement_confirmation_status as withdrawals,
        entry.financial_statement_confirmation_status as financials,
        json_agg(file.id order by file.id) as files
      from entry
        join entry_file on entry_file.entry_id = entry.id
        join file on file.id = entry_file.file_id
      where entry.applicant_id = ${applicantId}
        and regexp_replace(file.kind, '_[0-9]+$', '') in (select json_array_elements_text(need.value))
      group by entry.id
      order by entry.id desc
      limit 1) latest`.execute(transaction);
  return Object.fromEntries(rows.map(({ need, ...papers }) => [need, papers])) as Partial<
    Record<Need, LatestPapers>
  >;
}
