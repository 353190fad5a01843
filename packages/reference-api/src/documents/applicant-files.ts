import { baseFileKind, type IssuePath, paperOfKind } from "@kaitori/domain";
import { type Selectable, sql } from "kysely";
import { anyOf, type Executor } from "../database/database.ts";
import type { FileTable } from "../database/tables/file-tables.ts";
import type { ClaimInput, DraftBankInput, UploadRecord } from "../database/tables/numeric-ids.ts";
import { type Finding, refuseIssues } from "../http/errors.ts";

export const uploadColumns = ["id", "kind", "kinds", "name", "content_type", "created_at"] as const;
type UploadRow = Pick<Selectable<FileTable>, (typeof uploadColumns)[number]>;

/** Record of the wire, whose kinds are always present here. */
export type OwnFile = UploadRecord & Pick<UploadRow, "kind" | "kinds">;

export const uploadRecord = (row: UploadRow, { preview = "", message = "" } = {}): OwnFile => ({
  kind: row.kind,
  kinds: row.kinds,
  name: row.name,
  content_type: row.content_type,
  image: preview === "" ? null : preview,
  error: false,
  message,
  id: row.id,
  created_at: row.created_at.toISOString(),
});

interface FileSelection {
  readonly kinds?: readonly string[];
  readonly ids?: readonly number[];
  readonly withPictures?: boolean;
}

/** Maximum pictures in a response; other files are shown by name. */
const maximumPictures = 60;
const pictureOfNewest = sql<string>`
  case when row_number() over (order by id desc) <= ${sql.lit(maximumPictures)} then preview else '' end`;

/** The selected files of an applicant, oldest first. Files of other applicants are left out (R6.3). */
export async function applicantFiles(
  executor: Executor,
  applicantId: number,
  { kinds, ids, withPictures = false }: FileSelection,
): Promise<OwnFile[]> {
  if (ids?.length === 0) return [];
  const rows = await executor
    .selectFrom("file")
    .select(uploadColumns)
    .select((withPictures ? pictureOfNewest : sql.lit("")).as("preview"))
    .where("applicant_id", "=", applicantId)
    .$if(kinds !== undefined, (query) => query.where("kind", "=", anyOf(kinds ?? [])))
    .$if(ids !== undefined, (query) => query.where("id", "=", anyOf(ids ?? [])))
    .orderBy("id")
    .execute();
  return rows.map((row) => uploadRecord(row, row));
}

export type FileReference = {
  readonly id: number;
  readonly path: IssuePath;
  /** Absent for a file in `addfiles`. */
  readonly kind?: string;
};

type Banks = readonly Pick<DraftBankInput, "contentfile_relations">[];
type Claims = readonly Pick<ClaimInput, "contentfile_relations">[];

const filesOfRows = (
  list: "banks" | "claims",
  rows: Banks | Claims,
  fieldOf: (kind: string) => string,
): FileReference[] =>
  rows.flatMap(({ contentfile_relations }, index) =>
    contentfile_relations.map(({ kind, contentfile: { id } }) => ({
      id,
      kind,
      path: [list, index, fieldOf(kind)],
    })),
  );
export const filesOfBanks = (banks: Banks) =>
  filesOfRows("banks", banks, (kind) => baseFileKind(kind) ?? kind);
export const filesOfClaims = (claims: Claims) => filesOfRows("claims", claims, () => "contentfiles");

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
  const existing = await applicantFiles(executor, applicantId, { ids });
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
