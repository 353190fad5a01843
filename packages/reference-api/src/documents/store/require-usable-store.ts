import { ConfigError } from "../../config/read-config.ts";
import type { FileStore } from "../../http/services.ts";

const key = "written-at-start";

/** A wrong address, key or right of access is found at start, not at an applicant's first upload. */
export async function requireUsableStore(store: FileStore): Promise<void> {
  try {
    await store.put(key, new Uint8Array([1]), "application/octet-stream");
    await store.delete(key);
  } catch (error) {
    throw new ConfigError(
      `FILES_URL names a store that cannot be used: ${error instanceof Error ? error.message : error}.`,
    );
  }
}
