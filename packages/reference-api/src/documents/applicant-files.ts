import { anyOf } from "../database/columns.ts";
import type { Executor } from "../database/database.ts";
import type { UploadRecord } from "../database/tables/own-records.ts";
import { uploadColumns, uploadRecord } from "./upload-record.ts";

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
