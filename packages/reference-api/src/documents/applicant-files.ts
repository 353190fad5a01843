import { baseFileKind, type IssuePath, paperOfKind } from "@kaitori/domain";
import type { Selectable } from "kysely";
import { anyOf, type Executor } from "../database/database.ts";
import type { FileTable } from "../database/tables/file-tables.ts";
import type { ClaimInput, DraftBankInput, UploadRecord } from "../database/tables/numeric-ids.ts";
import { type Finding, refuseIssues } from "../http/errors.ts";

/** The selected files of an applicant, oldest first, without pictures. */
export async function applicantFiles(
  executor: Executor,
  applicantId: number,
  selection: { kinds: readonly string[] } | { ids: readonly number[] },
): Promise<UploadRecord[]> {
  const rows = await executor
    .selectFrom("file")
    .select(uploadColumns)
    .where("applicant_id", "=", applicantId)
    .where((condition) =>
      "ids" in selection
        ? condition("id", "=", anyOf(selection.ids))
        : condition("kind", "=", anyOf(selection.kinds)),
    )
    .orderBy("id")
    .execute();
  return rows.map((row) => uploadRecord(row));
}

/** Maximum pictures in a response; other files are shown by name. */
const maximumPictures = 60;

/** Adds the pictures to the newest files. */
export async function withPictures(
  executor: Executor,
  files: readonly UploadRecord[],
): Promise<UploadRecord[]> {
  const newest = files.slice(-maximumPictures).map(({ id }) => id);
  if (newest.length === 0) return [];
  const rows = await executor
    .selectFrom("file")
    .select(["id", "preview"])
    .where("id", "=", anyOf(newest))
    .where("preview", "!=", "")
    .execute();
  const pictures = new Map(rows.map(({ id, preview }) => [id, preview]));
  return files.map((file) => ({ ...file, image: pictures.get(file.id) ?? null }));
}

export type OwnFile = { id: number; kind: string; kinds: string[] };

/** Existing files among these ids, with their kinds. Files of other applicants are left out (R6.3). */
export async function ownFiles(
  executor: Executor,
  applicantId: number,
  ids: readonly number[],
): Promise<OwnFile[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return [];
  return executor
    .selectFrom("file")
    .select(["id", "kind", "kinds"])
    .where("applicant_id", "=", applicantId)
    .where("id", "=", anyOf(uniqueIds))
    .execute();
}

export const uploadColumns = ["id", "kind", "kinds", "name", "content_type", "created_at"] as const;
type UploadRow = Pick<Selectable<FileTable>, (typeof uploadColumns)[number]>;

export function uploadRecord(row: UploadRow, { preview = "", message = "" } = {}): UploadRecord {
  return {
    kind: row.kind,
    kinds: row.kinds,
    name: row.name,
    content_type: row.content_type,
    image: preview === "" ? null : preview,
    error: false,
    message,
    id: row.id,
    created_at: row.created_at.toISOString(),
  };
}

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
