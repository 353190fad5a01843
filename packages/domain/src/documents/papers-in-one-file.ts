import type { Issue } from "../issue.ts";
import { type FileKind, paperOfKind } from "./file-kind.ts";
import { filesOfType } from "./financial-statements.ts";
import { isWithdrawalFileKind } from "./withdrawal-statements.ts";

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
