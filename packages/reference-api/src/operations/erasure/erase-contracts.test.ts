import { EntryStatus } from "@kaitori/domain";
import { listEntries } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { endSale } from "../../entry/contract/end-sale.ts";
import { asDesk, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { testServer } from "../../testing/test-server.ts";
import { eraseContracts } from "./erase-contracts.ts";

const server = await testServer();

const { archived, transferred } = EntryStatus;

/** Creates a closed entry whose history is this old. */
const createClosed = async (ago: string): Promise<TestEntry> =>
  backdateHistory(ago, await entryIn(server, archived, 2));

/** Creates a contract that ended this long ago before its pay-out. */
async function createEndedUnpaid(ago: string): Promise<TestEntry> {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
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
  const [entry, younger] = [await createClosed("10 years 1 day"), await createClosed("9 years 360 days")];
  for (const one of [entry, younger]) await eraseFiles(one);
  const before = await tablesOf(younger);
  expect(before).toEqual(expect.arrayContaining(["contract", "claim", "entry_history", "hand_over"]));
  await eraseContracts(server.database);
  expect(await tablesOf(entry)).toEqual([]);
  expect(await tablesOf(younger)).toEqual(before);
  expect((await entry.client.call(listEntries)).body).toEqual([]);
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
  const { id } = await entryIn(server, transferred, 1);
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
