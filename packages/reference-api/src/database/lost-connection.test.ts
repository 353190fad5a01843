import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { databaseLimits, openPostgreSQL } from "./open-postgresql.ts";

const url = process.env.TEST_DATABASE_URL ?? "";
// The embedded database has no connection to lose.
const onPostgreSQL = test.runIf(url);

onPostgreSQL("a lost connection fails only its own transaction", async () => {
  const { database, close } = await openMigratedDatabase();
  const interrupted = database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
    await pause(100);
    await sql`select 1`.execute(transaction);
  });
  await expect(interrupted).rejects.toThrow();
  await expect(sql`select 1`.execute(database)).resolves.toMatchObject({ rows: [{}] });
  await close();
});

onPostgreSQL("an idle transaction releases its locks after the timeout", async () => {
  const { database, close } = await openPostgreSQL(url, { ...databaseLimits, idleInTransaction: 200 });
  const lock = sql`select pg_advisory_xact_lock(4101)`;
  const abandoned = database.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    await pause(1_000);
    await sql`select 1`.execute(transaction);
  });
  const next = database.transaction().execute((transaction) => lock.execute(transaction));
  await expect(abandoned).rejects.toThrow();
  await expect(next).resolves.toBeDefined();
  await close();
});

onPostgreSQL(
  "a migration that waits for a lock does not block readers, and runs after the release",
  async () => {
    const opened = await openMigratedDatabase();
    const { database } = opened;
    let endRead = () => {};
    const reader = database.transaction().execute(async (transaction) => {
      await sql`select 1 from entry`.execute(transaction);
      await new Promise<void>((resolve) => {
        endRead = resolve;
      });
    });
    let isMigrated = false;
    const migration = opened.script("alter table entry add column added integer").then(() => {
      isMigrated = true;
    });
    await pause(3_000);
    await sql`select 1 from entry`.execute(database);
    expect(isMigrated).toBe(false);
    endRead();
    await Promise.all([reader, migration]);
    await sql`select added from entry`.execute(database);
    await opened.close();
  },
);

onPostgreSQL("a query to a silent database times out, and the next one reconnects", async () => {
  const { hostname, port } = new URL(url);
  const proxy = await startStoppableProxy(Number(port || 5432), hostname);
  const proxyUrl = new URL(url);
  proxyUrl.host = `127.0.0.1:${proxy.port}`;
  const { database, close } = await openPostgreSQL(proxyUrl.href, { ...databaseLimits, answer: 300 });
  proxy.stopForwarding();
  await expect(sql`select 1`.execute(database)).rejects.toThrow("timeout");
  await expect(sql`select 1`.execute(database)).resolves.toMatchObject({ rows: [{}] });
  await close();
  proxy.close();
});

/** Starts a proxy to the database that can stop forwarding, as after a power failure of the host. */
async function startStoppableProxy(port: number, host: string) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stopForwarding: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
