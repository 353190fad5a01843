import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "../database/database.ts";
import { migrate, migrationNames, migrationText } from "../database/migrate.ts";
import { openPGlite } from "../database/open-pglite.ts";
import { openScratchPostgreSQL } from "./scratch-postgresql.ts";

/** An empty, migrated database of its own: embedded, or with TEST_DATABASE_URL on that server. */
export function openMigratedDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openScratchPostgreSQL(server) : openMigratedPGlite();
}

/** Migrating takes seconds, loading a dump does not: made once for each state of the migrations. */
export async function openMigratedPGlite(): Promise<OpenDatabase> {
  const dump = join(tmpdir(), `kaitori-migrated-${migrationsHash()}.tar`);
  if (!existsSync(dump)) await writeDump(dump);
  return openPGlite({ loadDataDir: new Blob([readFileSync(dump)]) });
}

async function writeDump(file: string): Promise<void> {
  const opened = await openPGlite({});
  await migrate(opened);
  const dump = await opened.dump();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
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
