import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { sql } from "kysely";
import * as v from "valibot";
import type { Config } from "../../config/read-config.ts";
import type { Executor, OpenDatabase } from "../../database/database.ts";
import { type OpenPGlite, openPGliteFolder } from "../../database/open-pglite.ts";
import { openPostgreSQL } from "../../database/open-postgresql.ts";
import { createDiskStore } from "../../documents/store/disk-store.ts";
import {
  decryptDocument,
  requireStoredBytes,
  type StoredFile,
} from "../../documents/store/encrypted-store.ts";
import { openStore } from "../../documents/store/open-store.ts";
import { packageVersion } from "../../http/server-version.ts";

const Manifest = v.object({
  made: v.string(),
  /** Version of the server; only this or a later one can read the backup. */
  server: v.string(),
  database: v.object({ kind: v.picklist(["pglite", "postgresql"]), sha256: v.string() }),
  /** Hashes of the stored, encrypted documents by key. */
  documents: v.record(v.string(), v.string()),
});
export type Backup = v.InferOutput<typeof Manifest>;

const manifestFile = "backup.json";
export const databaseFile = "database";
export const documentsIn = (folder: string) => createDiskStore(join(folder, "documents"));

export function readManifest(folder: string): Backup {
  try {
    return v.parse(Manifest, JSON.parse(readFileSync(join(folder, manifestFile), "utf8")));
  } catch {
    throw new BackupError(`${resolve(folder)} is not the folder of a complete backup.`);
  }
}

/** A backup or restore that must not run; the message is for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** The parts of the configuration that a backup reads or writes. */
export type Storage = Pick<Config, "databaseUrl" | "dataDir" | "filesUrl" | "secretKeys">;

/** Backs up database and documents. The folder gets its name when the backup is complete. */
export async function backUp(source: Storage, folder: string, now: Date): Promise<Backup> {
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

async function writeBackup(source: Storage, folder: string, now: Date): Promise<Backup> {
  const { databaseUrl, dataDir } = source;
  const file = join(folder, databaseFile);
  // The embedded database requires a stopped server, because it belongs to one process.
  const opened: OpenDatabase & Partial<OpenPGlite> = databaseUrl
    ? await openPostgreSQL(databaseUrl)
    : await openPGliteFolder(dataDir);
  try {
    const files = databaseUrl
      ? await dumpPostgreSQL(opened, databaseUrl, file)
      : await findFilesWithBytes(opened.database);
    if (opened.dump) await writeFile(file, await (await opened.dump()).bytes());
    const documents = await copyDocuments(source, folder, files);
    await refuseLost(
      opened.database,
      files.filter(({ object_key }) => !(object_key in documents)),
    );
    const backup: Backup = {
      made: now.toISOString(),
      server: packageVersion,
      database: { kind: opened.kind, sha256: hash("sha256", await readFile(file)) },
      documents,
    };
    writeFileSync(join(folder, manifestFile), `${JSON.stringify(backup, null, 2)}\n`);
    return backup;
  } finally {
    await opened.close();
  }
}

/** Runs pg_dump with the snapshot of the transaction that reads the files. */
const dumpPostgreSQL = ({ database }: OpenDatabase, url: string, file: string): Promise<StoredFile[]> =>
  database
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

const findFilesWithBytes = (executor: Executor): Promise<StoredFile[]> =>
  executor.selectFrom("file").select(["object_key", "sha256"]).where("erased_at", "is", null).execute();

/** Copies the documents as they are stored, and returns the hashes of those that exist. */
async function copyDocuments(
  source: Storage,
  folder: string,
  files: readonly StoredFile[],
): Promise<Backup["documents"]> {
  const [from, to] = [openStore(source), documentsIn(folder)];
  const hashes: Backup["documents"] = {};
  await eightAtOnce(files, async (file) => {
    const key = file.object_key;
    const bytes = await from.get(key);
    if (!bytes) return;
    requireStoredBytes(file, decryptDocument(source.secretKeys, key, bytes));
    await to.put(key, bytes);
    hashes[key] = hash("sha256", bytes);
  });
  return hashes;
}

/** Refuses missing documents, except those that were deleted during the backup. */
async function refuseLost(executor: Executor, missing: readonly StoredFile[]): Promise<void> {
  const inUse = new Set((await findFilesWithBytes(executor)).map(({ object_key }) => object_key));
  const [first, ...others] = missing.filter(({ object_key }) => inUse.has(object_key));
  if (first)
    throw new BackupError(
      `${others.length + 1} documents that the database names are not in the store, the first is ${first.object_key}. FILES_URL names another store, or they are lost.`,
    );
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

export const eightAtOnce = <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) =>
  Readable.from(items).forEach(work, { concurrency: 8 });
