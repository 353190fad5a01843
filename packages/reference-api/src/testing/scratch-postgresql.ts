import { randomBytes } from "node:crypto";
import pg from "pg";
import type { OpenDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { openPostgreSQL } from "../database/open-postgresql.ts";
import { migrationsHash } from "./migrated-database.ts";

/** Opens a copy of a migrated template; closing it drops the copy. */
export async function openScratchPostgreSQL(server: string): Promise<OpenDatabase> {
  const template = `kaitori_template_${migrationsHash()}`;
  const name = `kaitori_test_${randomBytes(6).toString("hex")}`;
  await withClient(server, async (client) => {
    await client.query("select pg_advisory_lock(4100)");
    const existing = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (existing.rowCount === 0) await makeTemplate(client, server, template);
    await client.query(`create database ${name} template ${template}`);
  });
  const opened = await openPostgreSQL(databaseUrl(server, name));
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Creates an empty database for a server that migrates it. */
export async function createScratchDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kaitori_empty_${randomBytes(6).toString("hex")}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  return {
    url: databaseUrl(server, name),
    drop: () => withClient(server, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function makeTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  await client.query(`create database ${template}_unfinished`);
  const opened = await openPostgreSQL(databaseUrl(server, `${template}_unfinished`));
  await migrate(opened);
  await opened.close();
  await client.query(`alter database ${template}_unfinished rename to ${template}`);
}

async function withClient(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
