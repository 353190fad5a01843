import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import type { OpenDatabase } from "../database/database.ts";
import { migrate, migrationNames, migrationText } from "../database/migrate.ts";
import { openPGlite, startPGlite, wrapPGlite } from "../database/open-pglite.ts";
import { openScratchPostgreSQL } from "./scratch-postgresql.ts";

/** Opens an empty, migrated database: embedded, or with TEST_DATABASE_URL on that server. */
export function openMigratedDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openScratchPostgreSQL(server) : openMigratedPGlite();
}

/** Reuses an emptied database of this process, or opens a new one. */
export async function openMigratedPGlite(): Promise<OpenDatabase> {
  const reusable = reusableDatabases.pop() ?? (await createReusable(await startMigrated()));
  return wrapPGlite(reusable.pglite, async () => {
    if (await reusable.empty()) reusableDatabases.push(reusable);
    else await reusable.pglite.close();
  });
}

const reusableDatabases: Awaited<ReturnType<typeof createReusable>>[] = [];

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

/**
 * Database that is emptied and reused by the next test, which is fifty times as fast as starting a new one. A database
 * with changed tables, triggers or roles, or with many rows, is not reused.
 */
async function createReusable(pglite: PGlite) {
  const asMigrated = await readState(pglite);
  const emptyingSql = await buildEmptyingSql(pglite);
  return {
    pglite,
    /** Empties the database; returns false if it cannot be reused. */
    empty: async () => {
      // Resets the connection step by step, because `discard all` never ends here.
      await pglite.exec("rollback");
      await pglite.exec("reset all; deallocate all; discard temp; select pg_advisory_unlock_all()");
      const { fingerprint, bytes } = await readState(pglite);
      if (fingerprint !== asMigrated.fingerprint || bytes > 2 * asMigrated.bytes) return false;
      await pglite.exec(emptyingSql);
      return true;
    },
  };
}

interface State {
  /** Fingerprint of everything that migrations create. */
  fingerprint: string;
  bytes: number;
}

/** Tables into which migrations insert rows. */
const filledTables = ["migration", "status_move"];

const isUserObject = "oid >= 16384";

const catalogs = [
  `pg_class where ${isUserObject}`,
  "pg_attribute where attrelid >= 16384",
  `pg_proc where ${isUserObject}`,
  `pg_trigger where ${isUserObject}`,
  `pg_constraint where ${isUserObject}`,
  "pg_authid",
  "pg_db_role_setting",
];

/** SQL for the number of rows and the last transaction that wrote one. */
const tableVersions = [...catalogs, ...filledTables].map(
  (rows) => `(select count(*) || '.' || max(xmin::text::bigint) from ${rows})`,
);

/** The table sizes for the planner are updated in place, without a new row version. */
const maximumRows = `(select max(reltuples) from pg_class where ${isUserObject})`;

const state = `select pg_database_size(current_database()) as bytes, concat_ws(' ', ${[...tableVersions, maximumRows].join(", ")}) as fingerprint`;

async function readState(pglite: PGlite): Promise<State> {
  const { rows } = await pglite.query<State>(state);
  const [first] = rows;
  if (!first) throw new Error("The query of the state returned no row.");
  return first;
}

async function buildEmptyingSql(pglite: PGlite): Promise<string> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select relname as name from pg_class where ${isUserObject} and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return [
    // Skips triggers and foreign keys, because all rows are deleted.
    "begin; set local session_replication_role = replica",
    ...tables.filter(({ name }) => !filledTables.includes(name)).map(({ name }) => `delete from ${name}`),
    "select setval(seqrelid, seqstart, false) from pg_sequence",
    "commit",
  ].join("; ");
}
