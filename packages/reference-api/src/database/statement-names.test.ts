import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { testClock } from "../testing/test-server.ts";
import { type Writes, write } from "./database.ts";
import { StatementNames } from "./statement-names.ts";

describe("statement names", () => {
  test("the same statement gets the same name, another statement another one", () => {
    const names = new StatementNames();
    const first = names.of("select id from entry where id = $1");
    expect(first).toEqual(expect.any(String));
    expect(names.of("select id from entry where id = $1")).toBe(first);
    expect(names.of("select id from claim where id = $1")).not.toBe(first);
  });

  test.each([
    ["select * from entry where id = $1", false],
    ['select "applicant".*, 1 from applicant where id = $1', false],
    ["update applicant set a = $1 returning *", false],
    ["with a as (insert into entry (id) values ($1) returning *) select * from a", false],
    ["with a as (insert into entry (id) values ($1) returning *) select id from a", true],
    ["select count(*) from entry where id = any($1) and id in (select max(id) from claim)", true],
    ["select id from entry where id in ($1, $2)", false],
    ["insert into claim_file (claim_id, file_id) values ($1, $2), ($3, $4)", false],
  ])("%s is named: %s", (statement, isNamed) => {
    expect(new StatementNames().of(statement) !== undefined).toBe(isNamed);
  });

  test("at most 500 statements get a name", () => {
    const names = new StatementNames();
    const given = Array.from({ length: 600 }, (_, length) => names.of(`select ${length} where $1`));
    expect(given.filter((name) => name !== undefined)).toHaveLength(500);
  });
});

describe("in the database", async () => {
  const { database, close } = await openMigratedDatabase();
  afterAll(close);
  const columns = (text: string) => sql<object>`select ${sql.raw(text)} from shelf where id = ${1}`;

  test("a repeated statement is prepared once", async () => {
    await database.transaction().execute(async (transaction) => {
      for (let attempt = 1; attempt <= 3; attempt += 1)
        await sql`select max(id) from applicant where brand = ${"any"}`.execute(transaction);
      const { rows } = await sql`
        select statement from pg_prepared_statements where statement like 'select max(id)%'`.execute(
        transaction,
      );
      expect(rows).toHaveLength(1);
    });
  });

  test("queries still work after another process adds a column", async () => {
    await sql`create table shelf (id integer)`.execute(database);
    await sql`insert into shelf values (1)`.execute(database);
    await database.connection().execute(async (connection) => {
      await columns("*").execute(connection);
      await columns("id").execute(connection);
      await sql`alter table shelf add column more integer`.execute(connection);
      expect((await columns("*").execute(connection)).rows).toEqual([{ id: 1, more: null }]);
      expect((await columns("id").execute(connection)).rows).toEqual([{ id: 1 }]);
    });
  });

  test("a value that cannot be serialized fails only its own query", async () => {
    const selectJson = (value: unknown) => sql`select ${value}::jsonb as value`.execute(database);
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await expect(selectJson(circular)).rejects.toThrow(/circular/);
    for (let attempt = 1; attempt <= 20; attempt += 1)
      expect((await selectJson({ amount: 1 })).rows).toEqual([{ value: { amount: 1 } }]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "after another process changes a column's type, one query per connection fails",
    async () => {
      await sql`create table ledger (amount integer)`.execute(database);
      await sql`insert into ledger values (1)`.execute(database);
      const amounts = () => sql`select amount from ledger where amount > ${0}`.execute(database);
      await amounts();
      await sql`alter table ledger alter column amount type bigint`.execute(database);
      await expect(amounts()).rejects.toMatchObject({ code: "0A000" });
      expect((await amounts()).rows).toEqual([{ amount: 1 }]);
    },
  );
});

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
