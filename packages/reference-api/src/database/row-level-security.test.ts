import { sql } from "kysely";
import { expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { asApplicant } from "./database.ts";

const { database, insertApplicant } = await testServer({});

const one = await insertApplicant();
const other = await insertApplicant();
const scope = { brand: one.brand, applicantId: one.id };

test("R6.3 a query without a condition returns only the applicant's own rows", async () => {
  const rows = await asApplicant(database, scope, (transaction) =>
    transaction.selectFrom("applicant").select("id").execute(),
  );
  expect(rows).toEqual([{ id: one.id }]);
});

test("R6.3 an applicant cannot change another's rows", async () => {
  const update = await asApplicant(database, scope, (transaction) =>
    transaction
      .updateTable("applicant")
      .set({ company_name: "taken" })
      .where("id", "=", other.id)
      .executeTakeFirst(),
  );
  expect(update.numUpdatedRows).toBe(0n);
});

test("R6.3 an applicant sees no row under another brand", async () => {
  const rows = await asApplicant(database, { ...scope, brand: "companies" }, (transaction) =>
    transaction.selectFrom("applicant").select("id").execute(),
  );
  expect(rows).toEqual([]);
});

test("R6.3 an applicant cannot read sessions, mail links, registrations and login failures", async () => {
  for (const table of ["session", "mail_link", "registration", "login_failure"] as const)
    await expect(
      asApplicant(database, scope, (transaction) => transaction.selectFrom(table).selectAll().execute()),
    ).rejects.toThrow(/permission denied/);
});

test("R6.3 every table with rows of applicants has row-level security", async () => {
  const unprotected = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'applicant_id'
    where c.relkind = 'r' and not c.relrowsecurity and has_table_privilege('kaitori_applicant', c.oid, 'select')`.execute(
    database,
  );
  expect(unprotected.rows).toEqual([]);
});

test("R6.3 the scope ends with the transaction", async () => {
  await asApplicant(database, scope, async () => {});
  const after = await sql<{ role: string; applicant: string | null }>`
    select current_user as role, current_setting('kaitori.applicant', true) as applicant`.execute(database);
  expect(after.rows[0]?.role).not.toBe("kaitori_applicant");
  expect(after.rows[0]?.applicant ?? "").toBe("");
});
