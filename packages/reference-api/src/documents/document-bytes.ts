import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../http/services.ts";

/**
 * Stores the key, then the bytes; the caller then inserts the row of the file. After a crash the housekeeping finds
 * keys without a file.
 */
export async function storeBytes(
  { database, store, now }: { database: Database; store: FileStore; now: Date },
  bytes: Uint8Array,
): Promise<string> {
  // The month as a folder and a random name.
  const key = `${now.toISOString().slice(0, 7)}/${randomUUID()}`;
  await database.insertInto("file_object").values({ key, created_at: now }).execute();
  await store.put(key, bytes);
  return key;
}

/** Deletes the bytes, then their key, so that no bytes are forgotten. */
export async function deleteBytes(
  { database, store }: { database: Database; store: FileStore },
  key: string,
): Promise<void> {
  await store.delete(key);
  await database.deleteFrom("file_object").where("key", "=", key).execute();
}
