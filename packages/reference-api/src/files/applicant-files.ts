import type { UploadRecord } from "@kaitori/wire";
import { anyOf } from "../database/any-of.ts";
import type { Executor } from "../database/database.ts";
import { notFound } from "../http/errors.ts";
import { uploadColumns, uploadRecord } from "./upload-record.ts";

/** The files of an applicant, oldest first; with kinds, only those. */
export async function applicantFiles(
  executor: Executor,
  applicantId: number,
  kinds?: readonly string[],
): Promise<UploadRecord[]> {
  const rows = await executor
    .selectFrom("file")
    .select(uploadColumns)
    .where("applicant_id", "=", applicantId)
    .$if(kinds !== undefined, (query) => query.where("kind", "=", anyOf(kinds ?? [])))
    .orderBy("id")
    .execute();
  return rows.map((row) => uploadRecord(row));
}

/** The files of these ids and their kinds; whoever names a file of somebody else has named nothing (R6.3). */
export async function ownFiles(
  executor: Executor,
  applicantId: number,
  ids: readonly number[],
): Promise<{ id: number; kind: string }[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const files = await executor
    .selectFrom("file")
    .select(["id", "kind"])
    .where("applicant_id", "=", applicantId)
    .where("id", "=", anyOf(wanted))
    .execute();
  if (files.length !== wanted.length) throw notFound();
  return files;
}
