import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../http/services.ts";
import type { AcceptedFile } from "./inspection/inspection-result.ts";

/**
 * Order: the object's name in the database, its bytes in the store, then the file's row. After a crash every file has
 * its bytes, and the clean-up finds the rest.
 */
export async function storeBytes(
  { database, store, now }: { database: Database; store: FileStore; now: Date },
  { bytes, contentType }: Pick<AcceptedFile, "bytes" | "contentType">,
): Promise<string> {
  const key = objectKey(now);
  await database.insertInto("file_object").values({ key, created_at: now }).execute();
  await store.put(key, bytes, contentType);
  return key;
}

/** Deletes bytes without a file: first the bytes, then the name, so that none is forgotten. */
export async function deleteBytes(
  { database, store }: { database: Database; store: FileStore },
  key: string,
): Promise<void> {
  await store.delete(key);
  await database.deleteFrom("file_object").where("key", "=", key).execute();
}

/** Months as folders keep a disk browsable; the rest says nothing about whose it is. */
const objectKey = (now: Date) => `${now.toISOString().slice(0, 7)}/${randomUUID()}`;
