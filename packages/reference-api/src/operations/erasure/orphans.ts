import type { Database } from "../../database/database.ts";
import { deleteBytes } from "../../documents/document-bytes.ts";
import type { FileStore } from "../../http/services.ts";
import { eachInBatches, type OnNotErased, throwNotErased } from "./each-in-batches.ts";

const hourMilliseconds = 3_600_000;

/** Deletes stored bytes of unfinished uploads and deleted files, which have no row in `file`. */
export const deleteOrphans = (
  { database, store }: { database: Database; store: FileStore },
  now: Date,
  onNotErased: OnNotErased = throwNotErased,
): Promise<number> =>
  eachInBatches<{ object_key: string }>(
    (last, atMost) =>
      database
        .selectFrom("file_object")
        .leftJoin("file", "file.object_key", "file_object.key")
        .select("file_object.key as object_key")
        .where("file.id", "is", null)
        .where("file_object.created_at", "<", new Date(now.getTime() - hourMilliseconds))
        .where("file_object.key", ">", last?.object_key ?? "")
        .orderBy("file_object.key")
        .limit(atMost)
        .execute(),
    ({ object_key }) => deleteBytes({ database, store }, object_key),
    onNotErased,
  );
