import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import type { Config } from "../../config/read-config.ts";
import type { Database, Executor } from "../../database/database.ts";
import { openPGliteFolder } from "../../database/open-pglite.ts";
import { openPostgreSQL } from "../../database/open-postgresql.ts";
import { createDiskStore } from "../../documents/store/disk-store.ts";
import {
  decryptDocument,
  requireStoredBytes,
  type StoredFile,
} from "../../documents/store/encrypted-store.ts";
import { openStore } from "../../documents/store/open-store.ts";
import { packageVersion } from "../../http/server-version.ts";
import type { FileStore } from "../../http/services.ts";
import { type Backup, BackupError, databaseFile, documentsFolder, manifestFile } from "./backup-manifest.ts";

type Source = Pick<Config, "databaseUrl" | "dataDir" | "filesUrl" | "secretKeys">;

/** Backs up database and documents. The folder gets its name when the backup is complete. */
export async function backUp(source: Source, folder: string, now: Date): Promise<Backup> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupError(`${resolve(folder)} is not empty; a backup is written into a new folder.`);
  const unfinished = `${resolve(folder)}.${process.pid}.unfinished`;
  // The mode is private, because the copy of the database is not encrypted.
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const backup = await writeBackup(source, unfinished, now);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return backup;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

const writeBackup = (source: Source, folder: string, now: Date): Promise<Backup> =>
  copyDatabase(source, join(folder, databaseFile), async ({ kind, files, database }) => {
    const backup: Backup = {
      made: now.toISOString(),
      server: packageVersion,
      database: { kind, sha256: hashOf(await readFile(join(folder, databaseFile))) },
      ...(await copyDocuments(openStore(source), createDiskStore(join(folder, documentsFolder)), {
        files,
        database,
        secretKeys: source.secretKeys,
      })),
    };
    writeFileSync(join(folder, manifestFile), `${JSON.stringify(backup, null, 2)}\n`);
    return backup;
  });

async function copyDocuments(
  from: FileStore,
  to: FileStore,
  { files, database, secretKeys }: Pick<CopiedDatabase, "files" | "database"> & Pick<Source, "secretKeys">,
): Promise<Pick<Backup, "documents" | "deleted">> {
  const hashes: Backup["documents"] = {};
  const deleted: string[] = [];
  await runEightAtOnce(files, async (file) => {
    const key = file.object_key;
    const bytes = await from.get(key);
    if (!bytes) {
      deleted.push(key);
      return;
    }
    requireStoredBytes(file, decryptDocument(secretKeys, key, bytes));
    await to.put(key, bytes, "application/octet-stream");
    hashes[key] = hashOf(bytes);
  });
  const lostKeys = await findKeysInUse(database, deleted);
  if (lostKeys.length > 0)
    throw new BackupError(
      `${lostKeys.length} documents that the database names are not in the store, the first is ${lostKeys[0]}. FILES_URL names another store, or they are lost.`,
    );
  return { documents: hashes, deleted };
}

/** Filters missing documents that were not deleted during the backup. */
async function findKeysInUse(database: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await database
    .selectFrom("file")
    .select("object_key")
    .where("object_key", "in", [...keys])
    .where("erased_at", "is", null)
    .execute();
  return rows.map(({ object_key }) => object_key);
}

export const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

interface CopiedDatabase {
  kind: Backup["database"]["kind"];
  files: readonly StoredFile[];
  database: Database;
}

/** Writes a snapshot of the database to a file, then runs the work on the current database. */
const copyDatabase = <Result>(
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

function findFilesWithBytes(executor: Executor): Promise<StoredFile[]> {
  return executor
    .selectFrom("file")
    .select(["object_key", "sha256"])
    .where("erased_at", "is", null)
    .distinct()
    .execute();
}

/** Runs a program of PostgreSQL. The environment passes the password, because arguments are visible to others. */
export async function runPostgreSQL(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  await promisify(execFile)(program, [...args, `--dbname=${address.href}`], { env }).catch((error) => {
    throw new BackupError(
      error.code === "ENOENT"
        ? `${program} is not on this machine; install PostgreSQL's client.`
        : `${program} ended with ${error.code}: ${error.stderr.trim()}`,
    );
  });
}

export async function runEightAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
