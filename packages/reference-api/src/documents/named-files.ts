import { baseFileKind, type IssuePath, paperOfKind } from "@kaitori/domain";
import type { ClaimInput, DraftBankInput } from "../database/tables/own-records.ts";
import { type Finding, refuseIssues } from "../http/issues.ts";
import type { OwnFile } from "./applicant-files.ts";

/** A file as a call names it, and where in the call. */
export type NamedFile = {
  readonly id: number;
  readonly path: IssuePath;
  /** As what it is named; a file in `addfiles` is named by its id alone. */
  readonly kind?: string;
};

type Banks = readonly Pick<DraftBankInput, "contentfile_relations">[];
type Claims = readonly Pick<ClaimInput, "contentfile_relations">[];

/** The path of a finding about a paper points to the place that needs the paper: its account, or its claim. */
export const filesOfBanks = (banks: Banks): NamedFile[] =>
  banks.flatMap(({ contentfile_relations }, index) =>
    contentfile_relations.map(({ kind, contentfile: { id } }) => ({
      id,
      kind,
      path: ["banks", index, baseFileKind(kind) ?? kind],
    })),
  );

export const filesOfClaims = (claims: Claims): NamedFile[] =>
  claims.flatMap(({ contentfile_relations }, index) =>
    contentfile_relations.map(({ kind, contentfile: { id } }) => ({
      id,
      kind,
      path: ["claims", index, "contentfiles"],
    })),
  );

export const filesOfList = (files: readonly { id: number }[]): NamedFile[] =>
  files.map(({ id }, index) => ({ id, path: ["addfiles", index] }));

/**
 * A file that was deleted on another page is asked for again, by the name of the paper; one of somebody else is
 * answered the same (R6.3). Each file once: a statement stands at its account and in the list of all files.
 */
export function refuseGoneFiles(named: readonly NamedFile[], there: readonly OwnFile[]): void {
  const known = new Set(there.map(({ id }) => id));
  const findings: Finding[] = [];
  for (const { id, path, kind } of named) {
    if (known.has(id)) continue;
    known.add(id);
    const base = paperOfKind(kind ?? "");
    findings.push(base ? { path, code: "fileGone", params: { kind: base } } : { path, code: "documentGone" });
  }
  refuseIssues(findings);
}
