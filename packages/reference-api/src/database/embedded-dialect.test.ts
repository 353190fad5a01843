import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openMigratedPGlite } from "../testing/migrated-database.ts";

const { database, close } = await openMigratedPGlite();
beforeAll(() =>
  sql`create table shelf (id integer primary key, label text, kept_at timestamptz)`.execute(database),
);

const add = (id: number, executor = database) =>
  sql`insert into shelf values (${id}, ${null}, ${new Date(0)})`.execute(executor);
const ids = async () =>
  (await sql<{ id: number }>`select id from shelf where id > ${0} order by id`.execute(database)).rows.map(
    ({ id }) => id,
  );

test("transactions get the only connection in the order of arrival", async () => {
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3, 4, 5].map((index) =>
      database.transaction().execute(async (transaction) => {
        await sql`select ${index}::integer`.execute(transaction);
        order.push(index);
      }),
    ),
  );
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

test("timers run while many queries wait", async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sql`select ${index}::integer, pg_sleep(0.005)`.execute(database),
    ),
  );
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(2);
});

test("an error rolls back its transaction, and the next one succeeds", async () => {
  const broken = database.transaction().execute(async (transaction) => {
    await add(1, transaction);
    await add(1, transaction);
  });
  await expect(broken).rejects.toMatchObject({ code: "23505", constraint: "shelf_pkey" });
  expect(await ids()).toEqual([]);
  await add(2);
  expect(await ids()).toEqual([2]);
});

test("a commit after a caught error of a statement is rejected as rolled back", async () => {
  const committed = database.transaction().execute(async (transaction) => {
    await add(3, transaction);
    await add(3, transaction).catch(() => {});
  });
  await expect(committed).rejects.toThrow(/rolled back/);
  expect(await ids()).toEqual([2]);
});

test("a statement that failed to parse succeeds once its table exists", async () => {
  for (let attempt = 1; attempt <= 2; attempt += 1)
    await expect(sql`select ${1}::integer from nowhere`.execute(database)).rejects.toMatchObject({
      code: "42P01",
    });
  await sql`create table nowhere (id integer)`.execute(database);
  expect((await sql`select ${1}::integer from nowhere`.execute(database)).rows).toEqual([]);
});

test("converts parameters, results and the number of changed rows", async () => {
  const { rows } = await sql`
    select ${["a", "b"]}::text[] as list, ${{ a: 1 }}::jsonb as object, ${null}::text as nothing,
      ${new Date(5)}::timestamptz as at, ${"2026-01-31"}::date as day, 7::bigint as big`.execute(database);
  expect(rows).toEqual([
    { list: ["a", "b"], object: { a: 1 }, nothing: null, at: new Date(5), day: "2026-01-31", big: 7 },
  ]);
  const changed = await sql`update shelf set label = ${"x"} where id = ${2}`.execute(database);
  expect(changed.numAffectedRows).toBe(1n);
});

test("close waits for the running transaction and refuses later queries", async () => {
  const working = database.transaction().execute(async (transaction) => {
    await add(9, transaction);
    return sql<{ id: number }>`select id from shelf where id = ${9}`.execute(transaction);
  });
  const closed = close();
  expect((await working).rows).toEqual([{ id: 9 }]);
  await closed;
  await expect(ids()).rejects.toThrow(/destroyed/);
});
