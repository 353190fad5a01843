import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { ConfigError } from "../config/read-config.ts";
import { isUniqueViolation, type OpenDatabase } from "./database.ts";

const folder = new URL("./migrations/", import.meta.url);

/**
 * Names of the numbered files in order. Never edit a file that has run somewhere; only the text of the baseline may be
 * rearranged, as long as its schema stays equal.
 */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort();

export const migrationText = (name: string): string => readFileSync(new URL(name, folder), "utf8");

const baseline = "0300_baseline.sql";
/** The last of the migrations that the baseline replaces, and their number. */
export const lastOldMigration = "0291_twin_reason.sql";
export const oldMigrationCount = 74;

/** Applies missing files, each in its own transaction. Parallel processes wait for each other. */
export async function migrate(opened: OpenDatabase): Promise<void> {
  await script(opened, "create table if not exists migration (name text primary key)");
  const applied = await sql<{ name: string }>`select name from migration`.execute(opened.database);
  const appliedNames = new Set(applied.rows.map((row) => row.name));
  await replaceOldMigrations(opened, appliedNames);
  refuseLaterSchema(appliedNames);
  for (const name of migrationNames()) {
    if (!appliedNames.has(name))
      await script(opened, `insert into migration values ('${name}'); ${migrationText(name)}`);
  }
}

/** Replaces the old migrations with the baseline. Refuses a database in which one is missing. */
async function replaceOldMigrations(opened: OpenDatabase, appliedNames: Set<string>): Promise<void> {
  const appliedOldMigrations = [...appliedNames].filter((name) => name < baseline).sort();
  if (appliedOldMigrations.length === 0) return;
  if (appliedOldMigrations.length !== oldMigrationCount || appliedOldMigrations.at(-1) !== lastOldMigration)
    throw new ConfigError(
      `The database ends with the migration ${appliedOldMigrations.at(-1)}, but 0.1.0 can only take over one that ends with ${lastOldMigration}; start with an empty database.`,
    );
  await script(
    opened,
    `delete from migration where name < '${baseline}'; insert into migration values ('${baseline}')`,
  );
  for (const name of appliedOldMigrations) appliedNames.delete(name);
  appliedNames.add(baseline);
}

/** An older server must not use the schema of a newer one. */
function refuseLaterSchema(appliedNames: ReadonlySet<string>): void {
  const knownNames = new Set(migrationNames());
  const [unknown] = [...appliedNames].filter((name) => !knownNames.has(name)).sort();
  if (unknown !== undefined)
    throw new ConfigError(
      `The database belongs to a later version of the server, which has applied ${unknown}; start that version.`,
    );
}

/** Runs under a lock. The unique name of a migration refuses a second run after the wait. */
async function script(opened: OpenDatabase, statements: string): Promise<void> {
  try {
    await opened.script(`select pg_advisory_xact_lock(4100); ${statements}`);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
