import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { migrate, migrationNames } from "./migrate.ts";

const opened = await openMigratedDatabase();
afterAll(opened.close);

const appliedNames = async () => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    opened.database,
  );
  return rows.map(({ name }) => name);
};

test("every numbered file is applied, and each number is unique", async () => {
  expect(await appliedNames()).toEqual(migrationNames());
  const numbers = migrationNames().map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("processes that start together apply each file once", async () => {
  await Promise.all([migrate(opened), migrate(opened), migrate(opened)]);
  expect(await appliedNames()).toEqual(migrationNames());
});

test("a server refuses the schema of a later version", async () => {
  const later = await openMigratedDatabase();
  await sql`insert into migration values (${"9999_of_a_later_server.sql"})`.execute(later.database);
  const started = migrate(later).then(
    () => "started",
    (error) => String(error),
  );
  const outcome = await started;
  await later.close();
  expect(outcome).toMatch(/^ConfigError: .*9999_of_a_later_server\.sql/);
});
