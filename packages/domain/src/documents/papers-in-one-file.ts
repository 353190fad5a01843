import type { Issue } from "../issue.ts";
import { type FileKind, paperOfKind } from "./file-kind.ts";
import { filesOfType } from "./financial-statements.ts";
import { isWithdrawalFileKind } from "./withdrawal-file-kind.ts";

/** Papers that a business has as one document may come as one file; of every other kind each file is one paper (R5.12). */
export const papersInOneFile: readonly (readonly FileKind[])[] = [
  filesOfType.financialStatements,
  filesOfType.trialBalance,
];

/** A file and the papers it stands for; where a server does not say which, the one of its kind. */
export type WithKinds = { readonly kind: string; readonly kinds?: readonly string[] | undefined };

/** Every paper that a file stands for. */
export const kindsOf = ({ kind, kinds }: WithKinds): readonly string[] =>
  kinds === undefined || kinds.length === 0 ? [kind] : kinds;

/** Whether one file may stand for all of these papers. */
export function mayShareFile(kinds: readonly string[]): boolean {
  const different = new Set(kinds);
  if (different.size !== kinds.length || kinds.length === 0) return false;
  if (kinds.length === 1) return paperOfKind(kinds[0] ?? "") !== null;
  return papersInOneFile.some((papers) => kinds.every((kind) => papers.some((paper) => paper === kind)));
}

/** Whether a file may be moved: to other papers of its set, or as a paper of a statement to another, also of another account. */
export const mayBecome = (before: readonly string[], after: readonly string[]): boolean =>
  mayShareFile([...new Set([...before, ...after])]) ||
  (after.length === 1 && [...before, ...after].every(isWithdrawalFileKind));

/** Finds faults of the papers that one file stands for; the first of them is its kind. */
export function fileKindIssues({ kind, kinds }: WithKinds): Issue[] {
  const given = kindsOf({ kind, kinds });
  return given[0] === kind && mayShareFile(given) ? [] : [{ path: [], code: "kindsOfOneSet" }];
}
