import { hash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { S3Client } from "@aws-sdk/client-s3";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../config/read-config.ts";
import type { Database } from "../../database/database.ts";
import { pdf } from "../../documents/inspection/samples.ts";
import { openStore } from "../../documents/store/open-store.ts";
import { createServer } from "../../start/create-server.ts";
import { insertApplicant, testPassword } from "../../testing/insert-applicant.ts";
import { createEmptyStorage, type EmptyStorage } from "../../testing/s3-compatible-store.ts";
import { TestClient, testBrands, testClock } from "../../testing/test-server.ts";
import { backupCommand } from "./backup-command.ts";

const folder = mkdtempSync(join(tmpdir(), "kaitori-backup-"));
const storages: EmptyStorage[] = [];
const email = "backup@example.jp";
const document = await pdf(2);
let first: EmptyStorage;
let upload: number;
let key: string;
let before: unknown;

afterAll(async () => {
  for (const storage of storages) await storage.remove();
  rmSync(folder, { recursive: true });
});

async function createStorage(): Promise<EmptyStorage> {
  const storage = await createEmptyStorage();
  storages.push(storage);
  return storage;
}

const environment = ({ settings }: EmptyStorage, more: Record<string, string> = {}) => ({
  NODE_ENV: "test",
  DEMO: "0",
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl ?? "",
  FILES_URL: settings.filesUrl ?? "",
  PATH: process.env.PATH,
  ...more,
});

const startServer = (storage: EmptyStorage) =>
  createServer(readConfig(environment(storage)), {
    log: () => {},
    brands: testBrands,
    passwordCost: { memoryCost: 8, timeCost: 1 },
  });

async function run(
  name: "backup" | "restore",
  args: string[],
  storage: EmptyStorage,
  more?: Record<string, string>,
) {
  const lines: string[] = [];
  const code = await backupCommand(name, args, environment(storage, more), testClock().now(), (line) =>
    lines.push(line),
  );
  return { code, message: lines.join("\n") };
}

/** Reads a hash of the rows of every table, and all constraints, triggers, policies and rights. */
async function readAll(database: Database) {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database);
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows: result } = await sql<{ hash: string; count: number }>`
      select count(*)::int as count, md5(string_agg(row::text, '|' order by row::text)) as hash
      from ${sql.table(name)} as row`.execute(database);
    rows[name] = result[0];
  }
  const { rows: rules } = await sql<{ rule: string }>`
    select conrelid::regclass || ' ' || conname as rule from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
    union all select tablename || ' ' || policyname from pg_policies
    union all select table_name || ' ' || privilege_type from information_schema.role_table_grants
      where grantee = 'kaitori_applicant'
    union all select table_name || '.' || column_name || ' ' || privilege_type from information_schema.role_column_grants
      where grantee = 'kaitori_applicant'
    order by 1`.execute(database);
  return { rows, rules: rules.map(({ rule }) => rule) };
}

beforeAll(async () => {
  first = await createStorage();
  const server = await startServer(first);
  await insertApplicant(server.services, { email });
  const client = new TestClient(server.app, "http://test-brand.localhost:4100");
  await client.call("login", { body: { email, password: testPassword } });
  const content = new File([new Uint8Array(document)], "決算書.pdf", { type: "application/pdf" });
  upload = (await client.call("uploadFile", { body: { kind: "bs", content } })).body.id;
  ({ object_key: key } = await server.services.database
    .selectFrom("file")
    .select("object_key")
    .executeTakeFirstOrThrow());
  before = await readAll(server.services.database);
  await server.close();
});

test("a restored backup has all data, and a server runs with it", async () => {
  const backup = join(folder, "backup");
  expect(await run("backup", [backup], first)).toMatchObject({ code: 0 });
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  // Backups of earlier versions have these hashes too.
  const { documents } = JSON.parse(readFileSync(join(backup, "backup.json"), "utf8"));
  expect(documents).toEqual({ [key]: hash("sha256", readFileSync(join(backup, "documents", key))) });
  const second = await createStorage();
  expect(await run("restore", [backup], second)).toMatchObject({ code: 0 });

  const server = await startServer(second);
  const client = new TestClient(server.app, "http://test-brand.localhost:4100");
  try {
    expect(await readAll(server.services.database)).toEqual(before);
    expect(await client.call("login", { body: { email, password: testPassword } })).toMatchObject({
      status: 200,
    });
    const { url } = (await client.call("getUploadAddress", { params: { id: upload } })).body;
    expect(Buffer.from(await (await client.fetch(url)).arrayBuffer())).toEqual(document);
  } finally {
    await server.close();
  }
});

test("an incomplete backup or a target in use is refused before anything is written", async () => {
  const backup = join(folder, "refused");
  await run("backup", [backup], first);
  expect(await run("backup", [backup], first)).toEqual({
    code: 1,
    message: expect.stringContaining("is not empty"),
  });
  expect(await run("restore", [backup], first)).toEqual({
    code: 1,
    message: expect.stringMatching(/database (?:in it|with tables)/),
  });
  const empty = await createStorage();
  const other = "another-secret-of-at-least-32-characters";
  expect(await run("restore", [backup], empty, { SECRET_KEY: other })).toEqual({
    code: 1,
    message: expect.stringContaining("cannot be decrypted with SECRET_KEY"),
  });
  const damaged = join(folder, "damaged");
  cpSync(backup, damaged, { recursive: true });
  const damagedFile = join(damaged, "documents", key);
  writeFileSync(damagedFile, readFileSync(damagedFile).subarray(0, -1));
  expect(await run("restore", [damaged], empty)).toEqual({
    code: 1,
    message: expect.stringMatching(new RegExp(`${key} in .* is damaged`)),
  });
  expect(await run("restore", [join(folder, "nowhere")], empty)).toMatchObject({ code: 1 });
  const store = openStore(readConfig(environment(empty)));
  await store.put("2026-01/somebody-elses", new Uint8Array([1]));
  expect(await run("restore", [backup], empty)).toEqual({
    code: 1,
    message: expect.stringContaining("2026-01/somebody-elses"),
  });
  await store.delete("2026-01/somebody-elses");
  // The refusals have written nothing.
  expect(await run("restore", [backup], empty)).toMatchObject({ code: 0 });
});

test.each([
  { store: "has other bytes", replacement: Buffer.from("<html>Sign in to the store</html>") },
  { store: "has lost it", replacement: undefined },
])("a backup fails with the key of a document if the store $store", async ({ replacement }) => {
  const store = openStore(readConfig(environment(first)));
  const storedBytes = (await store.get(key)) ?? new Uint8Array();
  await (replacement ? store.put(key, replacement) : store.delete(key));
  const backup = join(folder, "faulty");
  expect(await run("backup", [backup], first)).toEqual({ code: 1, message: expect.stringContaining(key) });
  expect(existsSync(backup)).toBe(false);
  await store.put(key, storedBytes);
});

// With the embedded database no server can run during a backup.
test.runIf(process.env.TEST_DATABASE_URL)(
  "a document deleted during a backup is erased in the restored database, which can be backed up again",
  async () => {
    const storage = await createStorage();
    await run("backup", [join(folder, "before")], first);
    await run("restore", [join(folder, "before")], storage);
    const server = await startServer(storage);
    const send = S3Client.prototype.send;
    // Deletes the document after the dump, when the backup reads its bytes.
    const sendSpy = vi.spyOn(S3Client.prototype, "send").mockImplementation(async function (
      this: S3Client,
      ...args: unknown[]
    ) {
      sendSpy.mockRestore();
      await server.services.database.deleteFrom("file").execute();
      await server.services.store.delete(key);
      return Reflect.apply(send, this, args);
    });
    const during = join(folder, "during");
    expect(await run("backup", [during], storage)).toMatchObject({ code: 0 });
    await server.close();
    const restored = await createStorage();
    expect(await run("restore", [during], restored)).toMatchObject({ code: 0 });
    expect(await run("backup", [join(folder, "again")], restored)).toMatchObject({ code: 0 });
  },
);
