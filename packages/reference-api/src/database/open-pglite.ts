import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { Kysely } from "kysely";
import { type DataFolderLock, lockDataFolder, makePrivate } from "./data-folder-lock.ts";
import type { OpenDatabase, Tables } from "./database.ts";
import { EmbeddedDialect } from "./embedded-dialect.ts";

const parsers = {
  [types.DATE]: (text: string) => text,
  [types.INT8]: Number,
};

/** Opens the embedded database in a folder, which this process locks. */
export async function openPGliteFolder(
  dataDir: string,
  lock: DataFolderLock = lockDataFolder(dataDir),
): Promise<OpenPGlite> {
  try {
    const folder = join(dataDir, "pglite");
    mkdirSync(folder, { recursive: true });
    // PGlite ignores the umask.
    makePrivate(folder);
    const opened = await openPGlite({ dataDir: folder });
    return {
      ...opened,
      close: async () => {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export interface OpenPGlite extends OpenDatabase {
  dump(): Promise<Blob>;
}

/** Options that halve the start time of small databases in tests. */
const inMemory: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB", "-c", "wal_recycle=off"],
  initDbStartParams: ["--wal-segsize=1"],
};

export const startPGlite = (options: Pick<PGliteOptions, "dataDir" | "loadDataDir">) =>
  PGlite.create({ ...(options.dataDir ? {} : inMemory), ...options, parsers });

export async function openPGlite(
  options: Pick<PGliteOptions, "dataDir" | "loadDataDir">,
): Promise<OpenPGlite> {
  return wrapPGlite(await startPGlite(options));
}

export function wrapPGlite(pglite: PGlite, close = () => pglite.close()): OpenPGlite {
  const database = new Kysely<Tables>({ dialect: new EmbeddedDialect(pglite) });
  return {
    kind: "pglite",
    database,
    script: async (sql) => {
      await pglite.transaction((transaction) => transaction.exec(sql));
    },
    dump: () => pglite.dumpDataDir("none"),
    close: async () => {
      await database.destroy();
      await close();
    },
  };
}
