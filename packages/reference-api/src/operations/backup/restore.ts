import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { erasedFileName } from "../../accounts/erased-applicant.ts";
import { lockDataFolder } from "../../database/data-folder-lock.ts";
import { applicantRole } from "../../database/database.ts";
import { openPGlite } from "../../database/open-pglite.ts";
import { openPostgreSQL } from "../../database/open-postgresql.ts";
import { decryptDocument } from "../../documents/store/encrypted-store.ts";
import { openStore } from "../../documents/store/open-store.ts";
import {
  type Backup,
  BackupError,
  databaseFile,
  documentsIn,
  eightAtOnce,
  readManifest,
  runPostgreSQL,
  type Storage,
} from "./back-up.ts";

/** Checks a backup, then restores documents and database into empty storage. It can be repeated after a crash. */
export async function restore(target: Storage, folder: string): Promise<Backup> {
  const backup = readManifest(folder);
  const kind = target.databaseUrl ? "postgresql" : "pglite";
  if (backup.database.kind !== kind)
    throw new BackupError(
      kind === "pglite"
        ? "The backup is of PostgreSQL: set DATABASE_URL to an empty database."
        : "The backup is of the embedded database: start without DATABASE_URL, with an empty DATA_DIR.",
    );
  await refuseDamaged(backup, folder, target);
  if (target.databaseUrl) await restorePostgreSQL(target.databaseUrl, folder, backup, copyDocuments);
  else await restoreEmbedded(target.dataDir, folder, copyDocuments);
  return backup;

  async function copyDocuments() {
    const to = openStore(target);
    // Documents of this backup are from an interrupted restore.
    for await (const key of to.keys())
      if (!(key in backup.documents))
        throw new BackupError(`The file store is not empty: it has ${key}; restore into an empty one.`);
    await eightAtOnce(Object.keys(backup.documents), async (key) => {
      const bytes = await documentsIn(folder).get(key);
      if (bytes) await to.put(key, bytes);
    });
  }
}

/** Refuses a damaged backup, and a secret that does not decrypt its documents. */
async function refuseDamaged({ database, documents }: Backup, folder: string, { secretKeys }: Storage) {
  const damaged = (what: string) => new BackupError(`${what} in ${resolve(folder)} is damaged or missing.`);
  const dump = await readFile(join(folder, databaseFile)).catch(() => undefined);
  if (!dump || hash("sha256", dump) !== database.sha256) throw damaged("The database");
  const store = documentsIn(folder);
  await eightAtOnce(Object.entries(documents), async ([key, sha256]) => {
    const bytes = await store.get(key);
    if (!bytes || hash("sha256", bytes) !== sha256) throw damaged(`The document ${key}`);
    decryptDocument(secretKeys, key, bytes);
  });
}

async function restorePostgreSQL(
  url: string,
  folder: string,
  { documents, made }: Backup,
  copyFiles: () => Promise<void>,
): Promise<void> {
  const { database, script, close } = await openPostgreSQL(url);
  try {
    const { rows } = await sql<{ tables: number }>`
      select count(*)::int as tables from pg_tables where schemaname = 'public'`.execute(database);
    if (rows[0]?.tables !== 0)
      throw new BackupError("DATABASE_URL names a database with tables in it; restore into an empty one.");
    await copyFiles();
    // A dump of a database contains no roles.
    await script(`do $$ begin
      if not exists (select from pg_roles where rolname = '${applicantRole}') then
        create role ${applicantRole} nologin;
      end if;
      execute format('grant ${applicantRole} to %I', current_user);
    end $$`);
    await runPostgreSQL("pg_restore", url, [
      "--no-owner",
      "--single-transaction",
      "--exit-on-error",
      join(folder, databaseFile),
    ]);
    // The other documents were deleted during the backup.
    await database
      .updateTable("file")
      .set({ erased_at: new Date(made), preview: "", name: erasedFileName })
      .where("erased_at", "is", null)
      .where(sql<boolean>`object_key <> all (${Object.keys(documents)}::text[])`)
      .execute();
  } finally {
    await close();
  }
}

async function restoreEmbedded(
  dataDir: string,
  folder: string,
  copyFiles: () => Promise<void>,
): Promise<void> {
  const databaseFolder = join(dataDir, "pglite");
  if (existsSync(databaseFolder) && readdirSync(databaseFolder).length > 0)
    throw new BackupError(`DATA_DIR ${resolve(dataDir)} has a database in it; restore into an empty folder.`);
  const lock = lockDataFolder(dataDir);
  try {
    await copyFiles();
    const dump = new Blob([await readFile(join(folder, databaseFile))]);
    const { close } = await openPGlite({ dataDir: databaseFolder, loadDataDir: dump });
    await close();
  } finally {
    lock.release();
  }
}
