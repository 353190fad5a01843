import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { ConfigError } from "../config/read-config.ts";
import { isUniqueViolation, type OpenDatabase } from "./database.ts";

const folder = new URL("./migrations/", import.meta.url);

/** Names of the numbered files in order. Never edit a file that has run somewhere. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort();

export const migrationText = (name: string): string => readFileSync(new URL(name, folder), "utf8");

/** Applies missing files, each in its own transaction. Parallel processes wait for each other. */
export async function migrate(opened: OpenDatabase): Promise<void> {
  await script(opened, "create table if not exists migration (name text primary key)");
  const applied = await sql<{ name: string }>`select name from migration`.execute(opened.database);
  const appliedNames = new Set(applied.rows.map((row) => row.name));
  refuseOtherSchema(appliedNames);
  for (const name of migrationNames()) {
    if (!appliedNames.has(name))
      await script(opened, `insert into migration values ('${name}'); ${migrationText(name)}`);
  }
}

/** A server must not use the schema of a later version, nor one from before the first release. */
function refuseOtherSchema(appliedNames: ReadonlySet<string>): void {
  const ownNames = migrationNames();
  const [unknown] = [...appliedNames].filter((name) => !ownNames.includes(name)).sort();
  if (unknown === undefined) return;
  throw new ConfigError(
    unknown < (ownNames[0] ?? "")
      ? `The database was made before 0.1.0 and has applied ${unknown}; start with an empty database.`
      : `The database belongs to a later version of the server, which has applied ${unknown}; start that version.`,
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
