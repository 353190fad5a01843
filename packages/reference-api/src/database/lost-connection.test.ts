import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";

// The embedded database has no connection to lose.
test.runIf(process.env.TEST_DATABASE_URL)(
  "a connection that is lost in the middle costs its transaction and nothing else",
  async () => {
    const { database, close } = await openMigratedDatabase();
    const cut = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
      await pause(100);
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toThrow();
    await expect(sql`select 1`.execute(database)).resolves.toMatchObject({ rows: [{}] });
    await close();
  },
);
