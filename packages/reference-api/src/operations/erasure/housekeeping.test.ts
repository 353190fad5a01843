import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { endSale } from "../../entry/contract/pay-out.ts";
import { asDesk, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { createTestServer, testServer } from "../../testing/test-server.ts";
import { eraseContracts } from "./housekeeping.ts";

// PostgreSQL vacuums its tables by itself.
test.skipIf(process.env.TEST_DATABASE_URL)(
  "the housekeeping updates the table statistics of the embedded database",
  async () => {
    const { server, row, clock, insertApplicant } = await createTestServer();
    await insertApplicant();
    const statistics = () => row`select reltuples from pg_class where relname = 'applicant'`;
    expect(await statistics()).toEqual({ reltuples: -1 });
    clock.advance(3_600_000);
    await server.services.jobs.runDue();
    expect(await statistics()).toEqual({ reltuples: 1 });
  },
);

test("a failed deletion in the store is logged and retried, and everything else is erased", async () => {
  const errors: unknown[] = [];
  const { server, database, row, clock, signInApplicant, insertFile } = await createTestServer(
    {},
    {
      log: (level, event, fields) => level === "error" && errors.push([event, fields?.key ?? fields?.kind]),
    },
  );
  const { store, jobs } = server.services;
  const { id: applicant } = await signInApplicant();
  const file = await insertFile(applicant, "bs");
  const { object_key: dueKey } = await row<{ object_key: string }>`
    select object_key from file where id = ${file}`;
  const created_at = clock.now();
  await database
    .insertInto("file_object")
    .values(["a", "b", "c"].map((key) => ({ key, created_at })))
    .execute();
  const failing = new Set(["b", dueKey]);
  const deleted: string[] = [];
  store.delete = async (key) => {
    if (failing.has(key)) throw new Error("403");
    deleted.push(key);
  };
  clock.advance(2 * 366 * 24 * 3_600_000);
  await jobs.runDue();
  expect(deleted).toEqual(["a", "c"]);
  expect(errors).toEqual([
    ["not erased", "b"],
    ["not erased", dueKey],
    ["job failed", "housekeeping"],
  ]);
  expect(await database.selectFrom("session").select("id").execute()).toEqual([]);

  failing.clear();
  clock.advance(3_600_000);
  await jobs.runDue();
  expect(deleted).toEqual(["a", "c", "b", dueKey]);
  expect(await database.selectFrom("file_object").select("key").execute()).toEqual([{ key: dueKey }]);
});

test("more orphans than one batch are all deleted, although one fails", async () => {
  const { server, rows, clock } = await createTestServer({}, { log: () => {} });
  await rows`insert into file_object (key, created_at)
    select to_char(number, 'fm000'), ${clock.now()} from generate_series(1, 450) as number`;
  let deleted = 0;
  server.services.store.delete = async (key) => {
    if (key === "001") throw new Error("403");
    deleted += 1;
  };
  clock.advance(2 * 3_600_000);
  await server.services.jobs.runDue();
  expect(deleted).toBe(449);
  expect(await rows`select key from file_object`).toEqual([{ key: "001" }]);
});

test("a failing step of the housekeeping does not stop the others", async () => {
  const { server, database, clock } = await createTestServer();
  const now = clock.now();
  await database
    .insertInto("login_failure")
    .values({ key: "somebody", failures: 1, failed_at: now, wait_until: now })
    .execute();
  await sql`alter table mail_link rename to mail_link_away`.execute(database);
  clock.advance(2 * 24 * 3_600_000);
  await server.services.jobs.runDue();
  expect(await database.selectFrom("login_failure").selectAll().execute()).toEqual([]);
});

test("D19 in the last year of published holidays a daily log warns, and each desk gets one task", async () => {
  const warnings: string[] = [];
  const { server, rows, clock, signInStaff } = await createTestServer(
    { review: "desk" },
    { log: (_, event) => event === "published holidays end" && warnings.push(event) },
  );
  const openTasks = () =>
    rows<{ brand: string }>`
      select brand, due_on from desk_task where kind = 'calendarEnds' and closed_at is null order by brand`;
  const runDays = async (from: string, days: number) => {
    clock.set(`${from}T09:00:00+09:00`);
    for (let hours = 0; hours < days * 24; hours += 12) {
      await server.services.jobs.runDue();
      clock.advance(12 * 3_600_000);
    }
  };
  await runDays("2026-12-30", 2);
  expect(await openTasks()).toEqual([]);
  await runDays("2027-01-01", 3);
  expect(warnings).toHaveLength(3);
  expect(await openTasks()).toEqual([
    { brand: "companies", due_on: "2027-12-31" },
    { brand: "test-brand", due_on: "2027-12-31" },
  ]);
  // A closed task is not opened again the next morning.
  const desk = await signInStaff();
  const listed = JSON.parse((await desk.request("/desk/tasks")).text);
  expect(listed).toMatchObject([{ kind: "calendarEnds", brand: "test-brand", due_on: "2027-12-31" }]);
  const done = await desk.request(`/desk/tasks/${listed[0].id}/done`, {
    method: "POST",
    body: JSON.stringify({ note: "更新を手配した" }),
  });
  expect(done.status).toBe(200);
  await runDays("2027-01-04", 2);
  expect((await openTasks()).map(({ brand }) => brand)).toEqual(["companies"]);
  // The calendar reaches further now, so the warning of its earlier end is closed.
  await rows`update desk_task set due_on = '2026-12-31' where brand = 'companies'`;
  await runDays("2027-01-06", 1);
  expect(await openTasks()).toEqual([{ brand: "companies", due_on: "2027-12-31" }]);
});

const server = await testServer();

const { archived, transferred } = EntryStatus;

/** Creates a closed entry whose history is this old. */
const createClosed = async (ago: string): Promise<TestEntry> =>
  backdateHistory(ago, await entryIn(server, archived, { claims: 2 }));

/** Creates a contract that ended this long ago before its pay-out. */
async function createEndedUnpaid(ago: string): Promise<TestEntry> {
  const entry = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const [claim = 0] = entry.claims;
  await asDesk(server, entry, (context, row) => endSale(context, row, { claim, cause: "payerPaid" }));
  return backdateHistory(ago, entry);
}

async function backdateHistory(ago: string, entry: TestEntry): Promise<TestEntry> {
  await server.database.transaction().execute(async (transaction) => {
    await sql`alter table entry_history disable trigger recorded_for_good`.execute(transaction);
    await sql`update entry_history set at = now() - ${sql.lit(ago)}::interval where entry_id = ${entry.id}`.execute(
      transaction,
    );
    await sql`alter table entry_history enable trigger recorded_for_good`.execute(transaction);
  });
  return entry;
}

const eraseFiles = ({ applicantId }: TestEntry) =>
  server.rows`update file set erased_at = ${server.clock.now()} where applicant_id = ${applicantId}`;

/** Lists the tables that still have data of an entry. */
async function tablesOf({ id, claims, applicantId }: TestEntry): Promise<string[]> {
  const tables: string[] = [];
  for (const table of ["contract", "contract_pdf", "entry_history", "notice", "entry_file", "claim"]) {
    const rows = await server.rows`select from ${sql.id(table)} where entry_id = ${id}`;
    if (rows.length > 0) tables.push(table);
  }
  for (const table of ["claim_file", "hand_over_booking", "hand_over_claim", "claim_report"]) {
    const rows = await server.rows`select from ${sql.id(table)} where claim_id = any(${claims})`;
    if (rows.length > 0) tables.push(table);
  }
  const numbers = await server.rows`select number from hand_over where applicant_id = ${applicantId}`;
  return numbers.length > 0 ? [...tables, "hand_over"] : tables;
}

test("ten years after its close a contract is erased with all related data", async () => {
  const [entry, other] = [await createClosed("10 years 1 day"), await createClosed("10 years 1 day")];
  const younger = await createClosed("9 years 360 days");
  for (const one of [entry, other, younger]) await eraseFiles(one);
  const before = await tablesOf(younger);
  expect(before).toEqual(expect.arrayContaining(["contract", "claim", "entry_history", "hand_over"]));
  await eraseContracts(server.database, 1);
  for (const one of [entry, other]) expect(await tablesOf(one)).toEqual([]);
  expect(await tablesOf(younger)).toEqual(before);
  expect((await entry.client.call("listEntries")).body).toEqual([]);
});

test("the housekeeping erases documents before their contract", async () => {
  const entry = await createClosed("10 years 1 day");
  await eraseContracts(server.database);
  expect(await tablesOf(entry)).toContain("contract");
  const { id, applicantId } = entry;
  const now = sql<Date>`${server.clock.now()}::timestamptz`;
  await server.rows`update entry set updated_at = ${now} - interval '10 years 6 months',
    created_at = ${now} - interval '11 years' where id = ${id}`;
  await server.rows`update file set created_at = ${now} - interval '11 years'
    where applicant_id = ${applicantId}`;
  server.clock.advance(3_600_000);
  await server.server.services.jobs.runDue();
  expect(await tablesOf(entry)).toEqual([]);
});

const deletions = {
  "the entry": ({ id }: TestEntry) => sql`delete from entry where id = ${id}`,
  "the applicant": ({ applicantId }: TestEntry) => sql`delete from applicant where id = ${applicantId}`,
  "the contract alone": ({ id }: TestEntry) => sql`delete from contract where entry_id = ${id}`,
  "its claims alone": ({ id }: TestEntry) => sql`delete from claim where entry_id = ${id}`,
};

test.each([
  { target: "the entry", ago: "9 years 360 days" },
  { target: "the applicant", ago: "9 years 360 days" },
  { target: "the contract alone", ago: "11 years" },
  { target: "its claims alone", ago: "11 years" },
] as const)("the database refuses to delete $target $ago after the close", async ({ target, ago }) => {
  const entry = await createClosed(ago);
  await expect(deletions[target](entry).execute(server.database)).rejects.toThrow(/what was signed/);
});

test("a contract that is not fulfilled is never erased", async () => {
  const { id } = await entryIn(server, transferred, { claims: 1 });
  await server.rows`update entry set closed_at = now() - interval '20 years', updated_at = now() - interval '20 years'
    where id = ${id}`;
  await eraseContracts(server.database);
  await expect(server.rows`delete from entry where id = ${id}`).rejects.toThrow(/kept ten years/);
});

test("B19 a contract that ended before its pay-out is kept ten years from its end", async () => {
  const [old, recent] = [
    await createEndedUnpaid("10 years 1 day"),
    await createEndedUnpaid("9 years 364 days"),
  ];
  for (const entry of [old, recent]) await eraseFiles(entry);
  await eraseContracts(server.database);
  expect(await tablesOf(old)).toEqual([]);
  expect(await tablesOf(recent)).toContain("contract");
});
