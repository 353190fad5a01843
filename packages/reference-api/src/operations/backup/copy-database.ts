import { writeFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Config } from "../../config/read-config.ts";
import type { Database, Executor } from "../../database/database.ts";
import { openPGliteFolder } from "../../database/open-pglite.ts";
import { openPostgreSQL } from "../../database/open-postgresql.ts";
import type { StoredFile } from "../../documents/read-document.ts";
import type { Backup } from "./backup-manifest.ts";
import { runPostgreSQL } from "./run-postgresql.ts";

export interface CopiedDatabase {
  kind: Backup["database"]["kind"];
  files: readonly StoredFile[];
  database: Database;
}

/** Writes a snapshot of the database to a file, then runs the work on the current database. */
export const copyDatabase = <Result>(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  file: string,
  work: (copied: CopiedDatabase) => Promise<Result>,
): Promise<Result> =>
  databaseUrl ? copyPostgreSQL(databaseUrl, file, work) : copyEmbedded(dataDir, file, work);

/** Runs pg_dump with the snapshot of the transaction that reads the files. */
async function copyPostgreSQL<Result>(
  url: string,
  file: string,
  work: (copied: CopiedDatabase) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openPostgreSQL(url);
  try {
    const files = await database
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (transaction) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(
          transaction,
        );
        await runPostgreSQL("pg_dump", url, [
          "--format=custom",
          "--no-owner",
          `--snapshot=${rows[0]?.snapshot}`,
          `--file=${file}`,
        ]);
        return findFilesWithBytes(transaction);
      });
    return await work({ kind: "postgresql", files, database });
  } finally {
    await close();
  }
}

/** Requires a stopped server, because the embedded database belongs to one process. */
async function copyEmbedded<Result>(
  dataDir: string,
  file: string,
  work: (copied: CopiedDatabase) => Promise<Result>,
): Promise<Result> {
  const { database, dump, close } = await openPGliteFolder(dataDir);
  try {
    const files = await findFilesWithBytes(database);
    await writeFile(file, Buffer.from(await (await dump()).arrayBuffer()));
    return await work({ kind: "pglite", files, database });
  } finally {
    await close();
  }
}

/** Finds documents that are not erased. */
function findFilesWithBytes(executor: Executor): Promise<StoredFile[]> {
  return executor
    .selectFrom("file")
    .select(["object_key", "sha256"])
    .where("erased_at", "is", null)
    .distinct()
    .execute();
}
