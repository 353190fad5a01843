import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { lastOldMigration, migrate, migrationNames, oldMigrationCount } from "./migrate.ts";

const opened = await openMigratedDatabase();
afterAll(opened.close);

const appliedNames = async ({ database } = opened) => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database);
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

test("a server refuses the schema of a later version", async () => {
  const later = await openMigratedDatabase();
  await sql`insert into migration values (${"9999_of_a_later_server.sql"})`.execute(later.database);
  const outcome = await migrate(later).then(() => "started", String);
  await later.close();
  expect(outcome).toMatch(/^ConfigError: .*9999_of_a_later_server\.sql/);
});

/** Migrates a database whose list of migrations has these names. */
async function migrateFrom(names: readonly string[]) {
  const earlier = await openMigratedDatabase();
  await sql`delete from migration`.execute(earlier.database);
  for (const name of names) await sql`insert into migration values (${name})`.execute(earlier.database);
  const outcome = await migrate(earlier).then(() => "started", String);
  const listed = await appliedNames(earlier);
  await earlier.close();
  return { outcome, listed };
}

const oldMigrations = Array.from({ length: oldMigrationCount - 1 }, (_, index) => `0001_step_${index}.sql`);

test("a database with every migration before 0.1.0 is recorded with the baseline of 0.1.0", async () => {
  expect(await migrateFrom([...oldMigrations, lastOldMigration])).toEqual({
    outcome: "started",
    listed: migrationNames(),
  });
});

test.each([
  { lacks: "the last old migration", names: [...oldMigrations, "0290_another.sql"] },
  { lacks: "an earlier one", names: [...oldMigrations.slice(1), lastOldMigration] },
])("a database without $lacks is refused with its last migration", async ({ names }) => {
  const { outcome, listed } = await migrateFrom(names);
  expect(outcome).toMatch(`ConfigError: The database ends with the migration ${names.at(-1)}`);
  expect(listed).toHaveLength(names.length);
});
