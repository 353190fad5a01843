import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "../../config/read-config.ts";
import type { Database } from "../../database/database.ts";
import { requireStoredBytes } from "../../documents/read-document.ts";
import { createDiskStore } from "../../documents/store/disk-store.ts";
import { decryptDocument } from "../../documents/store/encrypted-store.ts";
import { openStore } from "../../documents/store/open-store.ts";
import { packageVersion } from "../../http/server-version.ts";
import type { FileStore } from "../../http/services.ts";
import { type Backup, BackupError, databaseFile, documentsFolder, manifestFile } from "./backup-manifest.ts";
import { type CopiedDatabase, copyDatabase } from "./copy-database.ts";
import { runEightAtOnce } from "./run-eight-at-once.ts";

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
