import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3CompatibleStore } from "./s3-compatible-store.ts";
import { createScratchDatabase } from "./scratch-postgresql.ts";

export type EmptyStorage = Awaited<ReturnType<typeof createEmptyStorage>>;

/** Creates an embedded database and a folder, or with TEST_DATABASE_URL PostgreSQL and an S3-compatible store. */
export async function createEmptyStorage() {
  const dataDir = mkdtempSync(join(tmpdir(), "kaitori-place-"));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    return {
      settings: { dataDir, databaseUrl: undefined, filesUrl: undefined },
      remove: async () => removeFolder(),
    };
  const store = await startS3CompatibleStore();
  const { url, drop } = await createScratchDatabase(server);
  return {
    settings: { dataDir, databaseUrl: url, filesUrl: store.filesUrl },
    remove: async () => {
      await drop();
      await store.stop();
      removeFolder();
    },
  };
}
