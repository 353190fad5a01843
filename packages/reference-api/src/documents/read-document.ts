import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type { FileTable } from "../database/tables/file-tables.ts";
import type { FileStore } from "../http/services.ts";
import { UnreadableDocument } from "./store/encrypted-store.ts";

export type StoredFile = Pick<Selectable<FileTable>, "object_key" | "sha256">;

/** Reads the stored bytes and checks their hash; undefined for an unknown key. */
export async function readDocument(store: FileStore, file: StoredFile): Promise<Uint8Array | undefined> {
  const bytes = await store.get(file.object_key);
  if (bytes) requireStoredBytes(file, bytes);
  return bytes;
}

export function requireStoredBytes({ object_key, sha256 }: StoredFile, bytes: Uint8Array): void {
  if (hash("sha256", bytes, "hex") !== sha256)
    throw new UnreadableDocument(object_key, "has another hash in the store than in the database");
}
