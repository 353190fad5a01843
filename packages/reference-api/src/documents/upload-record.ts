import type { Selectable } from "kysely";
import type { FileTable } from "../database/tables/file-tables.ts";
import type { UploadRecord } from "../database/tables/own-records.ts";

export const uploadColumns = ["id", "kind", "kinds", "name", "content_type", "created_at"] as const;
export type UploadRow = Pick<Selectable<FileTable>, (typeof uploadColumns)[number]>;

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
