import type { Secrets } from "../../config/config.ts";
import { decrypt, encrypt } from "../../http/encrypted.ts";
import type { FileStore } from "../../http/services.ts";

const purpose = "document";

/** Before what this server has encrypted; documents of before it did are read as they are. */
const mark = Buffer.from("kaitori-aes-256-gcm\n");

/**
 * Documents cannot be read from the disk or the bucket alone. The first secret is the current one, the others are
 * earlier ones.
 */
export function encryptedStore(store: FileStore, secrets: Secrets): FileStore {
  return {
    put: (key, bytes) =>
      store.put(key, Buffer.concat([mark, encrypt(secrets[0], purpose, bytes)]), "application/octet-stream"),
    get: async (key) => {
      const stored = await store.get(key);
      if (!stored || !mark.equals(stored.subarray(0, mark.length))) return stored;
      const bytes = decrypt(secrets, purpose, stored.subarray(mark.length));
      if (!bytes) throw new UnreadableDocument(key);
      return bytes;
    },
    delete: store.delete,
  };
}

/** The secret is not the one that it was encrypted with, or the bytes have been changed. */
class UnreadableDocument extends Error {
  override name = "UnreadableDocument";

  constructor(key: string) {
    super(`${key} cannot be decrypted with SECRET_KEY or SECRET_KEYS_BEFORE`);
  }
}
