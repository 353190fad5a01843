import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestServer } from "./create-test-server.ts";
import { insertApplicant } from "./insert-applicant.ts";
import { openMigratedPGlite } from "./migrated-database.ts";

test("whoever opens a database that another has closed finds it as migrated", async () => {
  const first = await createTestServer({}, { opened: await openMigratedPGlite() });
  const before = await insertApplicant(first.server.services);
  await first.close();
  const second = await createTestServer({}, { opened: await openMigratedPGlite() });
  expect(await second.database.selectFrom("applicant").selectAll().execute()).toEqual([]);
  expect((await insertApplicant(second.server.services)).id).toBe(before.id);
  await second.close();
});

test("a database with changed tables is nobody else's", async () => {
  const { database, close } = await openMigratedPGlite();
  await sql`alter table applicant disable trigger all`.execute(database);
  await close();
  const other = await openMigratedPGlite();
  const { rows } = await sql`select from pg_trigger where tgenabled = 'D'`.execute(other.database);
  expect(rows).toEqual([]);
  await other.close();
});
