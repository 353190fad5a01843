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

export type OwnFile = { id: number; kind: string };

/** Which of these files are there, and as what they were taken in; one of somebody else is not there (R6.3). */
export async function ownFiles(
  executor: Executor,
  applicantId: number,
  ids: readonly number[],
): Promise<OwnFile[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  return executor
    .selectFrom("file")
    .select(["id", "kind"])
    .where("applicant_id", "=", applicantId)
    .where("id", "=", anyOf(wanted))
    .execute();
}
