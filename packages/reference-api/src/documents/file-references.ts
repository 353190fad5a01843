import { baseFileKind, type IssuePath, paperOfKind } from "@kaitori/domain";
import type { Executor } from "../database/database.ts";
import type { ClaimInput, DraftBankInput } from "../database/tables/own-records.ts";
import { type Finding, refuseIssues } from "../http/issues.ts";
import { type OwnFile, ownFiles } from "./applicant-files.ts";

export type FileReference = {
  readonly id: number;
  readonly path: IssuePath;
  /** Absent for a file in `addfiles`. */
  readonly kind?: string;
};

type Banks = readonly Pick<DraftBankInput, "contentfile_relations">[];
type Claims = readonly Pick<ClaimInput, "contentfile_relations">[];

export const filesOfBanks = (banks: Banks): FileReference[] =>
  banks.flatMap(({ contentfile_relations }, index) =>
    contentfile_relations.map(({ kind, contentfile: { id } }) => ({
      id,
      kind,
      path: ["banks", index, baseFileKind(kind) ?? kind],
    })),
  );

export const filesOfClaims = (claims: Claims): FileReference[] =>
  claims.flatMap(({ contentfile_relations }, index) =>
    contentfile_relations.map(({ kind, contentfile: { id } }) => ({
      id,
      kind,
      path: ["claims", index, "contentfiles"],
    })),
  );

export const filesOfList = (files: readonly { id: number }[]): FileReference[] =>
  files.map(({ id }, index) => ({ id, path: ["addfiles", index] }));

export const filesOfDraft = (draft: {
  banks: Banks;
  claims: Claims;
  addfiles: readonly { id: number }[];
}): FileReference[] => [
  ...filesOfBanks(draft.banks),
  ...filesOfClaims(draft.claims),
  ...filesOfList(draft.addfiles),
];

/** Reads these files of the applicant; refuses missing ones. */
export async function requireOwnFiles(
  executor: Executor,
  applicantId: number,
  references: readonly FileReference[],
): Promise<OwnFile[]> {
  const ids = references.map(({ id }) => id);
  const existing = await ownFiles(executor, applicantId, ids);
  refuseMissingFiles(references, existing);
  return existing;
}

/** Refuses each reference to a missing file once, also to files of other applicants (R6.3). */
export function refuseMissingFiles(references: readonly FileReference[], existing: readonly OwnFile[]): void {
  const existingOrReported = new Set(existing.map(({ id }) => id));
  const findings: Finding[] = [];
  for (const { id, path, kind } of references) {
    if (existingOrReported.has(id)) continue;
    existingOrReported.add(id);
    const base = paperOfKind(kind ?? "");
    findings.push(base ? { path, code: "fileGone", params: { kind: base } } : { path, code: "documentGone" });
  }
  refuseIssues(findings);
}
