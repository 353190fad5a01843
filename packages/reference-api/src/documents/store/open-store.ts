import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileStore } from "../../http/services.ts";
import { createDiskStore } from "./disk-store.ts";
import { createS3Store } from "./s3-store.ts";

export type ListedStore = FileStore & { keys: () => AsyncIterable<string> };

/** A folder beside the database by default; FILES_URL names another folder or an S3-compatible store. */
export function openStore(config: { filesUrl: string | undefined; dataDir: string }): ListedStore {
  if (config.filesUrl === undefined) return createDiskStore(join(config.dataDir, "files"));
  const address = new URL(config.filesUrl);
  return address.protocol === "file:" ? createDiskStore(fileURLToPath(address)) : createS3Store(address);
}
