import type { Selectable } from "kysely";
import { anyOf, type Executor } from "../database/database.ts";
import type { FileTable } from "../database/tables/file-tables.ts";
import type { UploadRecord } from "../database/tables/own-records.ts";

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

/** Converts a row to the wire's record (R3.1). */
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
