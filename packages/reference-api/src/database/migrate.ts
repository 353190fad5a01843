import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { ConfigError } from "../config/read-config.ts";
import type { OpenDatabase } from "./database.ts";
import { isUniqueViolation } from "./violations.ts";

const folder = new URL("./migrations/", import.meta.url);

/** The numbered files, in order. A file that has run somewhere is never edited again: a new one follows it. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort();

export const migrationText = (name: string): string => readFileSync(new URL(name, folder), "utf8");

const baseline = "0300_baseline.sql";
/** The schema of 0.1.0 consisted of several files, up to this one; a database with all of them has the baseline. */
export const lastStep = "0291_twin_reason.sql";
export const steps = 74;

/** Applies what is missing, each file in its own transaction; processes that start together wait for one another. */
export async function migrate(opened: OpenDatabase): Promise<void> {
  await script(opened, "create table if not exists migration (name text primary key)");
  const applied = await sql<{ name: string }>`select name from migration`.execute(opened.database);
  const appliedNames = new Set(applied.rows.map((row) => row.name));
  await replaceSteps(opened, appliedNames);
  refuseLaterSchema(appliedNames);
  for (const name of migrationNames()) {
    if (!appliedNames.has(name))
      await script(opened, `insert into migration values ('${name}'); ${migrationText(name)}`);
  }
}

/** Replaces the old files by the baseline; refuses a database that lacks one of them. */
async function replaceSteps(opened: OpenDatabase, appliedNames: Set<string>): Promise<void> {
  const appliedSteps = [...appliedNames].filter((name) => name < baseline).sort();
  if (appliedSteps.length === 0) return;
  if (appliedSteps.length !== steps || appliedSteps.at(-1) !== lastStep)
    throw new ConfigError(
      `The database stands at ${appliedSteps.at(-1)}, before the schema of 0.1.0, which takes over none but ${lastStep}; start with an empty one.`,
    );
  await script(
    opened,
    `delete from migration where name < '${baseline}'; insert into migration values ('${baseline}')`,
  );
  for (const name of appliedSteps) appliedNames.delete(name);
  appliedNames.add(baseline);
}

/** An older server must not use the schema of a newer one. */
function refuseLaterSchema(appliedNames: ReadonlySet<string>): void {
  const known = new Set(migrationNames());
  const [unknown] = [...appliedNames].filter((name) => !known.has(name)).sort();
  if (unknown !== undefined)
    throw new ConfigError(
      `The database belongs to a later version of the server, which has made ${unknown} in it; start that version.`,
    );
}

/** A process that waited for the lock finds the migration already applied: its unique name refuses a second run. */
async function script(opened: OpenDatabase, statements: string): Promise<void> {
  try {
    await opened.script(`select pg_advisory_xact_lock(4100); ${statements}`);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
