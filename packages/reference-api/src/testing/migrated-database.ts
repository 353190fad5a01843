import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import type { OpenDatabase } from "../database/database.ts";
import { migrate, migrationNames, migrationText } from "../database/migrate.ts";
import { openPGlite, overPGlite, startPGlite } from "../database/open-pglite.ts";
import { type DatabaseFile, FilesInMemory } from "./files-in-memory.ts";
import { ReusableDatabase } from "./reusable-database.ts";
import { openScratchPostgreSQL } from "./scratch-postgresql.ts";

/** Opens an empty, migrated database: embedded, or with TEST_DATABASE_URL on that server. */
export function openMigratedDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openScratchPostgreSQL(server) : openMigratedPGlite();
}

let migrated: readonly DatabaseFile[] | undefined;

/** Reuses an emptied database of this process, or opens a new one. */
export async function openMigratedPGlite(): Promise<OpenDatabase> {
  const reusable = closed.pop() ?? (await ReusableDatabase.of(await startMigrated()));
  return overPGlite(reusable.pglite, async () => {
    if (await reusable.empty()) closed.push(reusable);
    else await reusable.pglite.close();
  });
}

const closed: ReusableDatabase[] = [];

const migratedFiles = fileURLToPath(new URL("../../node_modules/.cache/migrated", import.meta.url));

/** Loads cached files of a migrated database, which are created once per state of the migrations. */
async function startMigrated(): Promise<PGlite> {
  const place = `${migratedFiles}/${migrationsHash()}.files`;
  if (!existsSync(place)) await writeFiles(place);
  migrated ??= deserialize(readFileSync(place)) as DatabaseFile[];
  return startPGlite({ fs: new FilesInMemory(migrated) });
}

async function writeFiles(place: string): Promise<void> {
  const memory = new FilesInMemory();
  const opened = await openPGlite({ fs: memory });
  await migrate(opened);
  // Removes the templates, because every test would load them.
  for (const template of ["template0", "template1"]) {
    await sql`update pg_database set datistemplate = false where datname = ${template}`.execute(
      opened.database,
    );
    await sql`drop database ${sql.id(template)}`.execute(opened.database);
  }
  await sql`checkpoint`.execute(opened.database);
  mkdirSync(migratedFiles, { recursive: true });
  const unfinished = `${place}.${process.pid}`;
  writeFileSync(unfinished, serialize(memory.files()));
  renameSync(unfinished, place);
  await opened.close();
}

export const migrationsHash = () =>
  createHash("sha256")
    .update(
      migrationNames()
        .map((name) => `${name}\n${migrationText(name)}`)
        .join("\n"),
    )
    .digest("hex")
    .slice(0, 16);
