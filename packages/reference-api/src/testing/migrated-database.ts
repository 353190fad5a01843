import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import type { OpenDatabase } from "../database/database.ts";
import { migrate, migrationNames, migrationText } from "../database/migrate.ts";
import { openPGlite, startPGlite, wrapPGlite } from "../database/open-pglite.ts";
import { ReusableDatabase } from "./reusable-database.ts";
import { openScratchPostgreSQL } from "./scratch-postgresql.ts";

/** Opens an empty, migrated database: embedded, or with TEST_DATABASE_URL on that server. */
export function openMigratedDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openScratchPostgreSQL(server) : openMigratedPGlite();
}

/** Reuses an emptied database of this process, or opens a new one. */
export async function openMigratedPGlite(): Promise<OpenDatabase> {
  const reusable = reusableDatabases.pop() ?? (await ReusableDatabase.of(await startMigrated()));
  return wrapPGlite(reusable.pglite, async () => {
    if (await reusable.empty()) reusableDatabases.push(reusable);
    else await reusable.pglite.close();
  });
}

const reusableDatabases: ReusableDatabase[] = [];

const archives = fileURLToPath(new URL("../../node_modules/.cache/migrated", import.meta.url));

/** Loads the cached archive of a migrated database, which is created once per state of the migrations. */
async function startMigrated(): Promise<PGlite> {
  const archive = join(archives, `${migrationsHash()}.tar`);
  if (!existsSync(archive)) await writeArchive(archive);
  return startPGlite({ loadDataDir: new Blob([readFileSync(archive)]) });
}

async function writeArchive(archive: string): Promise<void> {
  const opened = await openPGlite({});
  await migrate(opened);
  // Removes the templates, because every test would load them.
  for (const template of ["template0", "template1"]) {
    await sql`update pg_database set datistemplate = false where datname = ${template}`.execute(
      opened.database,
    );
    await sql`drop database ${sql.id(template)}`.execute(opened.database);
  }
  await sql`checkpoint`.execute(opened.database);
  mkdirSync(archives, { recursive: true });
  const unfinished = `${archive}.${process.pid}`;
  writeFileSync(unfinished, await (await opened.dump()).bytes());
  renameSync(unfinished, archive);
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
