import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { testClock } from "../testing/test-server.ts";
import { type Writes, write } from "./database.ts";

const { database, close } = await openMigratedDatabase();
afterAll(close);

const now = testClock().now();
const rateLimit = (key: string): Writes => ({
  rate_limit_row: (creator) =>
    creator.insertInto("rate_limit").values({ key, used_until: now }).returning("key"),
});
const jobOfRateLimit = (kind: string | null): Writes => ({
  job: (creator) =>
    creator
      .insertInto("job")
      .columns(["kind", "payload", "run_at"])
      .expression(
        sql`select ${kind}::text, jsonb_build_object('key', key), ${now}::timestamptz from rate_limit_row`,
      ),
});
const keys = async () =>
  (await database.selectFrom("rate_limit").select("key").execute()).map(({ key }) => key);

test("B8 a write reads the result of another write", async () => {
  await write(database, { ...rateLimit("kept"), ...jobOfRateLimit("note") });
  expect(await keys()).toEqual(["kept"]);
  expect(await database.selectFrom("job").select(["kind", "payload"]).execute()).toEqual([
    { kind: "note", payload: { key: "kept" } },
  ]);
});

test("B8 a refused write also undoes the other writes, even without a transaction", async () => {
  await expect(write(database, { ...rateLimit("undone"), ...jobOfRateLimit(null) })).rejects.toThrow(/kind/);
  expect(await keys()).toEqual(["kept"]);
});

test("an empty set of writes succeeds", async () => {
  await expect(write(database, {})).resolves.toBeUndefined();
});
