import { mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { createScratchDatabase } from "./scratch-postgresql.ts";

/** Starts an empty S3-compatible store in this process. `filesUrl` is the value of FILES_URL. */
export async function startS3CompatibleStore() {
  const directory = await mkdtemp(join(tmpdir(), "kaitori-s3-"));
  const store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    // The store drops the last slash of the path that signs a listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "documents" }],
  });
  const { port } = await store.run();
  return {
    filesUrl: `http://S3RVER:S3RVER@127.0.0.1:${port}/documents/kaitori`,
    stop: async () => {
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

export type EmptyStorage = Awaited<ReturnType<typeof createEmptyStorage>>;

/** Creates an embedded database and a folder, or with TEST_DATABASE_URL PostgreSQL and an S3-compatible store. */
export async function createEmptyStorage() {
  const dataDir = mkdtempSync(join(tmpdir(), "kaitori-storage-"));
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
