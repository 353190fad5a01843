import {
  baseFileKind,
  DocumentsConfirmation,
  type FinancialStatementState,
  formatFields,
  missingFinancialFiles,
  ownAccountFormats,
  type PaperProgress,
  uploadedKinds,
  withdrawalStatementIssues,
} from "@kaitori/domain";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { DraftBankInput } from "../../database/tables/own-records.ts";
import type { OwnFile } from "../../documents/applicant-files.ts";
import type { Finding } from "../../http/errors.ts";

/** Statements and financial documents of a draft or call. */
export type StatementPapers = {
  banks: readonly DraftBankInput[];
  /** Null if the question about the financial documents is not answered. */
  financialStatements: FinancialStatementState | null;
  files: readonly OwnFile[];
};

const { bank_name, bank_account_number } = ownAccountFormats;

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
