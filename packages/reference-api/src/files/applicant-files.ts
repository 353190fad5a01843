import type { UploadRecord } from "@kaitori/wire";
import { anyOf } from "../database/any-of.ts";
import type { Executor } from "../database/database.ts";
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

/** Which of these ids are files of the applicant; the others are nobody's business (R6.3). */
export async function ownFileIds(
  executor: Executor,
  applicantId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .selectFrom("file")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .where("id", "=", anyOf([...new Set(ids)]))
    .execute();
  return new Set(rows.map((row) => row.id));
}
