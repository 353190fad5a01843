import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { databaseLimits, openPostgreSQL } from "./open-postgresql.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
// The embedded database has no connection to lose.
const onPostgreSQL = test.runIf(url);

onPostgreSQL("a connection that is lost in the middle costs its transaction and nothing else", async () => {
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
});

onPostgreSQL("a transaction that nobody goes on with gives its locks back", async () => {
  const { database, close } = await openPostgreSQL(url, { ...databaseLimits, idleInTransaction: 200 });
  const lock = sql`select pg_advisory_xact_lock(4101)`;
  const left = database.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    await pause(1_000);
    await sql`select 1`.execute(transaction);
  });
  const next = database.transaction().execute((transaction) => lock.execute(transaction));
  await expect(left).rejects.toThrow();
  await expect(next).resolves.toBeDefined();
  await close();
});

onPostgreSQL(
  "a migration that waits for a lock keeps nobody else waiting, and is made in the end",
  async () => {
    const opened = await openMigratedDatabase();
    const { database } = opened;
    let letGo = () => {};
    const reader = database.transaction().execute(async (transaction) => {
      await sql`select 1 from entry`.execute(transaction);
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    let isMade = false;
    const migration = opened.script("alter table entry add column tried integer").then(() => {
      isMade = true;
    });
    await pause(3_000);
    await sql`select 1 from entry`.execute(database);
    expect(isMade).toBe(false);
    letGo();
    await Promise.all([reader, migration]);
    await sql`select tried from entry`.execute(database);
    await opened.close();
  },
);

onPostgreSQL("a database that falls silent keeps nobody waiting for good, and is asked anew", async () => {
  const { hostname, port } = new URL(url);
  const way = await silentWay(Number(port || 5432), hostname);
  const through = new URL(url);
  through.host = `127.0.0.1:${way.port}`;
  const { database, close } = await openPostgreSQL(through.href, { ...databaseLimits, answer: 300 });
  way.fallSilent();
  await expect(sql`select 1`.execute(database)).rejects.toThrow("timeout");
  await expect(sql`select 1`.execute(database)).resolves.toMatchObject({ rows: [{}] });
  await close();
  way.close();
});

/** A way to the database on which what is connected may fall silent, as when a host loses its power. */
async function silentWay(port: number, host: string) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
