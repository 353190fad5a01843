import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { createScratchDatabase } from "./scratch-postgresql.ts";

/** The S3-compatible server has no types of its own. */
type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> };

export interface EmptyPlace {
  /** Where a server keeps what it has: nothing is there yet. */
  where: Pick<Config, "dataDir" | "databaseUrl" | "filesUrl">;
  remove(): Promise<void>;
}

/** Embedded with a disk; with TEST_DATABASE_URL a database of that server and an S3-compatible store. */
export async function emptyPlace(): Promise<EmptyPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), "kaitori-place-"));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    return {
      where: { dataDir, databaseUrl: undefined, filesUrl: undefined },
      remove: async () => removeFolder(),
    };
  const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)("s3rver");
  const store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(dataDir, "s3"),
    configureBuckets: [{ name: "documents", configs: [] }],
  });
  const { port } = await store.run();
  const { url, drop } = await createScratchDatabase(server);
  return {
    where: {
      dataDir,
      databaseUrl: url,
      filesUrl: `http://S3RVER:S3RVER@127.0.0.1:${port}/documents/kaitori`,
    },
    remove: async () => {
      await drop();
      await store.close();
      removeFolder();
    },
  };
}
