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

test("processes that start in parallel apply each file once", async () => {
  await Promise.all([migrate(opened), migrate(opened), migrate(opened)]);
  expect(await appliedNames()).toEqual(migrationNames());
});

test.each([
  { database: "of a later version", name: "9999_of_a_later_server.sql", does: "start that version" },
  { database: "from before 0.1.0", name: "0291_twin_reason.sql", does: "start with an empty database" },
])("a server refuses a database $database by its migration", async ({ name, does }) => {
  const other = await openMigratedDatabase();
  await sql`insert into migration values (${name})`.execute(other.database);
  const outcome = await migrate(other).then(() => "started", String);
  await other.close();
  expect(outcome).toMatch(new RegExp(`^ConfigError: .*${name}; ${does}`));
});
