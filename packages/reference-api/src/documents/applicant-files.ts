import { anyOf } from "../database/columns.ts";
import type { Executor } from "../database/database.ts";
import type { UploadRecord } from "../database/tables/own-records.ts";
import { uploadColumns, uploadRecord } from "./upload-record.ts";

/** Those of an applicant's files that are meant, oldest first, without their pictures. */
export async function applicantFiles(
  executor: Executor,
  applicantId: number,
  meant: { kinds: readonly string[] } | { ids: readonly number[] },
): Promise<UploadRecord[]> {
  const rows = await executor
    .selectFrom("file")
    .select(uploadColumns)
    .where("applicant_id", "=", applicantId)
    .where((is) => ("ids" in meant ? is("id", "=", anyOf(meant.ids)) : is("kind", "=", anyOf(meant.kinds))))
    .orderBy("id")
    .execute();
  return rows.map((row) => uploadRecord(row));
}

/** Enough for a screen; the others are shown by their names. */
const mostPictures = 60;

/** The same files, the newest of them with their pictures. */
export async function withPictures(
  executor: Executor,
  files: readonly UploadRecord[],
): Promise<UploadRecord[]> {
  const newest = files.slice(-mostPictures).map(({ id }) => id);
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

/** Those of these files that exist, with their accepted kinds; other people's files count as absent (R6.3). */
export async function ownFiles(
  executor: Executor,
  applicantId: number,
  ids: readonly number[],
): Promise<OwnFile[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  return executor
    .selectFrom("file")
    .select(["id", "kind", "kinds"])
    .where("applicant_id", "=", applicantId)
    .where("id", "=", anyOf(wanted))
    .execute();
}
