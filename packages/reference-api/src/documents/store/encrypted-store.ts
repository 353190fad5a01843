import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Secrets } from "../../config/config.ts";
import type { FileTable } from "../../database/tables/file-tables.ts";
import { decrypt, encrypt } from "../../http/secrets.ts";
import type { FileStore } from "../../http/services.ts";

/** The store does not contain the document of this key. */
export class UnreadableDocument extends Error {
  override name = "UnreadableDocument";
  readonly code: string;
  constructor(key: string, problem: string) {
    super(`${key} ${problem}`);
    this.code = key;
  }
}

const purpose = "document";

/** First bytes of encrypted documents; older documents are not encrypted. */
const encryptedPrefix = Buffer.from("kaitori-aes-256-gcm\n");

/** Encrypts documents with the first secret; the earlier secrets only decrypt. */
export function createEncryptedStore(store: FileStore, secrets: Secrets): FileStore {
  return {
    put: (key, bytes) =>
      store.put(key, Buffer.concat([encryptedPrefix, encrypt(secrets[0], purpose, bytes)])),
    get: async (key) => {
      const stored = await store.get(key);
      return stored && decryptDocument(secrets, key, stored);
    },
    delete: store.delete,
  };
}

export function decryptDocument(secrets: Secrets, key: string, stored: Uint8Array): Uint8Array {
  if (!encryptedPrefix.equals(stored.subarray(0, encryptedPrefix.length))) return stored;
  const bytes = decrypt(secrets, purpose, stored.subarray(encryptedPrefix.length));
  if (!bytes) throw new UnreadableDocument(key, "cannot be decrypted with SECRET_KEY or SECRET_KEYS_BEFORE");
  return bytes;
}

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
