import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { S3Client } from "@aws-sdk/client-s3";
import { getUploadAddress, login, uploadFile } from "@kaitori/wire";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../config/read-config.ts";
import type { Database } from "../../database/database.ts";
import { pdf } from "../../documents/inspection/samples.ts";
import { openStore } from "../../documents/store/open-store.ts";
import { createServer } from "../../start/create-server.ts";
import { type EmptyPlace, emptyPlace } from "../../testing/empty-place.ts";
import { insertApplicant, testPassword } from "../../testing/insert-applicant.ts";
import { testBrands } from "../../testing/test-brands.ts";
import { TestClient } from "../../testing/test-client.ts";
import { backupCommand } from "./backup-command.ts";

const folder = mkdtempSync(join(tmpdir(), "kaitori-backup-"));
const places: EmptyPlace[] = [];
const email = "backup@example.jp";
const document = await pdf(2);
let first: EmptyPlace;
let upload: number;
let key: string;
let before: unknown;

afterAll(async () => {
  for (const place of places) await place.remove();
  rmSync(folder, { recursive: true });
});

async function newPlace(): Promise<EmptyPlace> {
  const place = await emptyPlace();
  places.push(place);
  return place;
}

const environment = ({ where }: EmptyPlace, more: Record<string, string> = {}) => ({
  NODE_ENV: "test",
  DEMO: "0",
  DATA_DIR: where.dataDir,
  DATABASE_URL: where.databaseUrl ?? "",
  FILES_URL: where.filesUrl ?? "",
  PATH: process.env.PATH,
  ...more,
});

const startServer = (place: EmptyPlace) =>
  createServer(readConfig(environment(place)), {
    log: () => {},
    brands: testBrands,
    passwordCost: { memoryCost: 8, timeCost: 1 },
  });

async function command(
  name: "backup" | "restore",
  words: string[],
  place: EmptyPlace,
  more?: Record<string, string>,
) {
  const message: string[] = [];
  const code = await backupCommand(name, words, environment(place, more), (line) => message.push(line));
  return { code, message: message.join("\n") };
}

/** Every row of every table as one hash each, every constraint, trigger, policy and right. */
async function everythingIn(database: Database) {
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
    order by 1`.execute(database);
  return { rows, rules: rules.map(({ rule }) => rule) };
}

beforeAll(async () => {
  first = await newPlace();
  const server = await startServer(first);
  await insertApplicant(server.services, { email });
  const client = new TestClient(server.app, "http://everyone.localhost:4100");
  await client.call(login, { body: { email, password: testPassword } });
  const content = new File([new Uint8Array(document)], "決算書.pdf", { type: "application/pdf" });
  upload = (await client.call(uploadFile, { body: { kind: "bs", content } })).body.id;
  ({ object_key: key } = await server.services.database
    .selectFrom("file")
    .select("object_key")
    .executeTakeFirstOrThrow());
  before = await everythingIn(server.services.database);
  await server.close();
});

test("a backup put into an empty place is the whole of what there was, and a server goes on with it", async () => {
  const backup = join(folder, "whole");
  expect(await command("backup", [backup], first)).toMatchObject({ code: 0 });
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  const second = await newPlace();
  expect(await command("restore", [backup], second)).toMatchObject({ code: 0 });

  const server = await startServer(second);
  const client = new TestClient(server.app, "http://everyone.localhost:4100");
  try {
    expect(await everythingIn(server.services.database)).toEqual(before);
    expect(await client.call(login, { body: { email, password: testPassword } })).toMatchObject({
      status: 200,
    });
    const { url } = (await client.call(getUploadAddress, { params: { id: upload } })).body;
    expect(Buffer.from(await (await client.fetch(url)).arrayBuffer())).toEqual(document);
  } finally {
    await server.close();
  }
});

test("what is not complete or not ours to overwrite is refused before anything is written", async () => {
  const backup = join(folder, "refused");
  await command("backup", [backup], first);
  expect(await command("backup", [backup], first)).toEqual({
    code: 1,
    message: expect.stringContaining("is not empty"),
  });
  expect(await command("restore", [backup], first)).toEqual({
    code: 1,
    message: expect.stringMatching(/database (?:in it|with tables)/),
  });
  const empty = await newPlace();
  const other = "another-secret-of-at-least-32-characters";
  expect(await command("restore", [backup], empty, { SECRET_KEY: other })).toEqual({
    code: 1,
    message: expect.stringContaining("SECRET_KEY"),
  });
  const damaged = join(folder, "damaged");
  cpSync(backup, damaged, { recursive: true });
  writeFileSync(join(damaged, "documents", key), "cut off");
  expect(await command("restore", [damaged], empty)).toEqual({
    code: 1,
    message: expect.stringContaining(key),
  });
  expect(await command("restore", [join(folder, "nowhere")], empty)).toMatchObject({ code: 1 });
  const store = openStore(readConfig(environment(empty)));
  await store.put("2026-01/somebody-elses", new Uint8Array([1]), "image/png");
  expect(await command("restore", [backup], empty)).toEqual({
    code: 1,
    message: expect.stringContaining("2026-01/somebody-elses"),
  });
  await store.delete("2026-01/somebody-elses");
  // After all these refusals the place is still empty.
  expect(await command("restore", [backup], empty)).toMatchObject({ code: 0 });
});

test("a store that answers with something else than the document makes the backup fail by name", async () => {
  const store = openStore(readConfig(environment(first)));
  const storedBytes = (await store.get(key)) ?? new Uint8Array();
  await store.put(key, Buffer.from("<html>Sign in to the store</html>"), "text/html");
  const pages = join(folder, "pages");
  expect(await command("backup", [pages], first)).toEqual({ code: 1, message: expect.stringContaining(key) });
  expect(existsSync(pages)).toBe(false);
  await store.put(key, storedBytes, "application/octet-stream");
});

test("a document that the database names and the store has lost makes the backup fail", async () => {
  const place = await newPlace();
  const backup = join(folder, "complete");
  await command("backup", [backup], first);
  await command("restore", [backup], place);
  await openStore(readConfig(environment(place))).delete(key);
  const short = join(folder, "short");
  expect(await command("backup", [short], place)).toEqual({
    code: 1,
    message: expect.stringContaining(key),
  });
  expect(existsSync(short)).toBe(false);
});

// The embedded database has no server beside the backup that could delete anything.
test.runIf(process.env.TEST_DATABASE_URL)(
  "a document that is deleted while a backup is made is erased in what is restored, and that is backed up again",
  async () => {
    const place = await newPlace();
    await command("backup", [join(folder, "before")], first);
    await command("restore", [join(folder, "before")], place);
    const server = await startServer(place);
    const get = S3Client.prototype.send;
    // Asked for its bytes, the store has them no longer: they were deleted after the dump.
    const sending = vi.spyOn(S3Client.prototype, "send").mockImplementation(async function (
      this: S3Client,
      ...words: unknown[]
    ) {
      sending.mockRestore();
      await server.services.database.deleteFrom("file").execute();
      await server.services.store.delete(key);
      return Reflect.apply(get, this, words);
    });
    const during = join(folder, "during");
    expect(await command("backup", [during], place)).toMatchObject({ code: 0 });
    await server.close();
    const restored = await newPlace();
    expect(await command("restore", [during], restored)).toMatchObject({ code: 0 });
    expect(await command("backup", [join(folder, "again")], restored)).toMatchObject({ code: 0 });
  },
);
