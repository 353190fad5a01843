import type { Issue } from "../issue.ts";
import type { PaperNeed, PaperProgress } from "../readiness/readiness.ts";
import type { WithDivision } from "../user/user.ts";
import { baseFileKind, type FileKind, paperOfKind } from "./file-kind.ts";
import { type FinancialStatementState, filesOfType, missingFinancialFiles } from "./financial-statements.ts";
import {
  isWithdrawalFileKind,
  type StatementBank,
  withdrawalStatementIssues,
} from "./withdrawal-statements.ts";

/** Papers that may share one file, because a business has them as one document; other kinds need a file each (R5.12). */
export const papersInOneFile: readonly (readonly FileKind[])[] = [
  filesOfType.financialStatements,
  filesOfType.trialBalance,
];

/** A file and the papers in it; `kind` alone if the server does not send `kinds`. */
export type WithKinds = { readonly kind: string; readonly kinds?: readonly string[] | undefined };

/** All papers in a file. */
export const kindsOf = ({ kind, kinds }: WithKinds): readonly string[] =>
  kinds === undefined || kinds.length === 0 ? [kind] : kinds;

/** True if one file may contain all of these papers. */
export function canShareFile(kinds: readonly string[]): boolean {
  const different = new Set(kinds);
  if (different.size !== kinds.length || kinds.length === 0) return false;
  if (kinds.length === 1) return paperOfKind(kinds[0] ?? "") !== null;
  return papersInOneFile.some((papers) => kinds.every((kind) => papers.some((paper) => paper === kind)));
}

/** True if the papers of a file may be changed: within its set, or for a statement to another account. */
export const canMoveToPapers = (before: readonly string[], after: readonly string[]): boolean =>
  canShareFile([...new Set([...before, ...after])]) ||
  (after.length === 1 && [...before, ...after].every(isWithdrawalFileKind));

/** Finds faults in the papers of a file; the first paper must be its kind. */
export function fileKindIssues({ kind, kinds }: WithKinds): Issue[] {
  const all = kindsOf({ kind, kinds });
  return all[0] === kind && canShareFile(all) ? [] : [{ path: [], code: "kindsOfOneSet" }];
}

export type PapersOfDraft = {
  readonly banks: readonly StatementBank[];
  /** Null until the applicant answers the question about the financial documents. */
  readonly financialStatements: FinancialStatementState | null;
  readonly files: readonly WithKinds[];
};

/** Progress of each set of papers (R4.13, R4.17). */
export function papersInDraft(
  user: WithDivision,
  { banks, financialStatements, files }: PapersOfDraft,
): Record<PaperNeed, PaperProgress> {
  return {
    withdrawalStatements: progressOf(banks.length > 0, withdrawalStatementIssues(banks).length === 0),
    financialStatements: progressOf(
      financialStatements !== null,
      financialStatements !== null &&
        missingFinancialFiles(user, financialStatements, uploadedKinds(files)).length === 0,
    ),
  };
}

/** Uploaded papers by kind without number: tb_bs_2 counts as tb_bs. */
export const uploadedKinds = (files: readonly WithKinds[]): Record<string, boolean> =>
  Object.fromEntries(files.flatMap(kindsOf).map((kind) => [baseFileKind(kind) ?? kind, true]));

const progressOf = (isStarted: boolean, isComplete: boolean): PaperProgress =>
  isStarted ? (isComplete ? "complete" : "unfinished") : "none";
