import type { UploadRecord } from "@kaitori/wire";
import type { Selectable } from "kysely";
import type { FileTable } from "./file-tables.ts";

export const uploadColumns = ["id", "kind", "name", "content_type", "preview", "created_at"] as const;
export type UploadRow = Pick<Selectable<FileTable>, (typeof uploadColumns)[number]>;

/** A file as the wire tells it (spec §3); a PDF has no picture. */
export function uploadRecord(row: UploadRow, message = ""): UploadRecord {
  return {
    kind: row.kind,
    name: row.name,
    content_type: row.content_type,
    image: row.preview === "" ? null : row.preview,
    error: false,
    message,
    id: row.id,
    created_at: row.created_at.toISOString(),
  };
}
