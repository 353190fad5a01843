import type { Database } from "../../database/database.ts";
import { deleteBytes } from "../../documents/document-bytes.ts";
import type { FileStore } from "../../http/services.ts";

const batchSize = 200;

/** Called for a document that could not be erased; the others are still processed. */
export type OnNotErased = (error: unknown, key: string) => void;
export const throwNotErased: OnNotErased = (error) => {
  throw error;
};

/** Processes each document separately; returns the number of successes. */
export async function eachInBatches<Document extends { object_key: string }>(
  next: (last: Document | undefined, atMost: number) => Promise<Document[]>,
  work: (document: Document) => Promise<void>,
  onNotErased: OnNotErased,
): Promise<number> {
  let count = 0;
  for (let last: Document | undefined; ; ) {
    const documents = await next(last, batchSize);
    for (const document of documents)
      await work(document).then(
        () => {
          count += 1;
        },
        (error) => onNotErased(error, document.object_key),
      );
    if (documents.length < batchSize) return count;
    last = documents.at(-1);
  }
}

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
