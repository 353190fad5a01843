import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../../config/read-config.ts";
import type { FileStore } from "../../http/services.ts";
import { createDiskStore } from "./disk-store.ts";
import { createS3Store } from "./s3-store.ts";

export type ListableStore = FileStore & { keys: () => AsyncIterable<string> };

/** A folder beside the database by default; FILES_URL names another folder or an S3-compatible store. */
export function openStore(config: { filesUrl: string | undefined; dataDir: string }): ListableStore {
  if (config.filesUrl === undefined) return createDiskStore(join(config.dataDir, "files"));
  const address = new URL(config.filesUrl);
  return address.protocol === "file:" ? createDiskStore(fileURLToPath(address)) : createS3Store(address);
}

const probeKey = "written-at-start";

/** Refuses to start with a wrong address or credential of the store. */
export async function requireUsableStore(store: FileStore): Promise<void> {
  try {
    await store.put(probeKey, new Uint8Array([1]));
    await store.delete(probeKey);
  } catch (error) {
    throw new ConfigError(
      `FILES_URL names a store that cannot be used: ${error instanceof Error ? error.message : error}.`,
    );
  }
}
