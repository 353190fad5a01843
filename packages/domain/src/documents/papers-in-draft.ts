import type { PaperNeed, PaperProgress } from "../readiness/readiness.ts";
import type { WithDivision } from "../user/user.ts";
import { baseFileKind } from "./file-kind.ts";
import { type FinancialStatementState, missingFinancialFiles } from "./financial-statements.ts";
import { kindsOf, type WithKinds } from "./papers-in-one-file.ts";
import { type StatementBank, withdrawalStatementIssues } from "./withdrawal-statements.ts";

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
