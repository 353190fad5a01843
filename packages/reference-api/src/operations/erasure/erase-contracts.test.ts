import { EntryStatus } from "@kaitori/domain";
import { listEntries } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { endSale } from "../../entry/contract/end-sale.ts";
import { asDesk, type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { eraseContracts } from "./erase-contracts.ts";

const server = await serverOfFile();

const { archived, transferred } = EntryStatus;

/** Signed, handed over and closed so long ago; what has been recorded is written anew as only a test does it. */
const closed = async (ago: string): Promise<EntryAt> => endedAgo(ago, await entryIn(server, archived, 2));

/** Signed, and ended so long ago, before it was paid. */
async function endedUnpaid(ago: string): Promise<EntryAt> {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  const [claim = 0] = entry.claims;
  await asDesk(server, entry, (context, row) => endSale(context, row, { claim, cause: "payerPaid" }));
  return endedAgo(ago, entry);
}

async function endedAgo(ago: string, entry: EntryAt): Promise<EntryAt> {
  await server.database.transaction().execute(async (open) => {
    await sql`alter table entry_history disable trigger recorded_for_good`.execute(open);
    await sql`update entry_history set at = now() - ${sql.lit(ago)}::interval where entry_id = ${entry.id}`.execute(
      open,
    );
    await sql`alter table entry_history enable trigger recorded_for_good`.execute(open);
  });
  return entry;
}

const withoutDocuments = ({ applicantId }: EntryAt) =>
  server.rows`update file set erased_at = ${server.clock.now()} where applicant_id = ${applicantId}`;

/** The places that still hold data of an entry. */
async function left({ id, claims, applicantId }: EntryAt): Promise<string[]> {
  const held: string[] = [];
  for (const table of ["contract", "contract_pdf", "entry_history", "notice", "entry_file", "claim"]) {
    const rows = await server.rows`select from ${sql.id(table)} where entry_id = ${id}`;
    if (rows.length > 0) held.push(table);
  }
  for (const table of ["claim_file", "hand_over_booking", "hand_over_claim", "claim_report"]) {
    const rows = await server.rows`select from ${sql.id(table)} where claim_id = any(${claims})`;
    if (rows.length > 0) held.push(table);
  }
  const numbers = await server.rows`select number from hand_over where applicant_id = ${applicantId}`;
  return numbers.length > 0 ? [...held, "hand_over"] : held;
}

test("ten years after its close a contract is erased, with everything that hangs on it", async () => {
  const [entry, younger] = [await closed("10 years 1 day"), await closed("9 years 360 days")];
  for (const one of [entry, younger]) await withoutDocuments(one);
  const before = await left(younger);
  expect(before).toEqual(expect.arrayContaining(["contract", "claim", "entry_history", "hand_over"]));
  await eraseContracts(server.database);
  expect(await left(entry)).toEqual([]);
  expect(await left(younger)).toEqual(before);
  expect((await entry.client.call(listEntries)).body).toEqual([]);
});

test("the housekeeping erases documents first, then the contract they are of", async () => {
  const entry = await closed("10 years 1 day");
  await eraseContracts(server.database);
  expect(await left(entry)).toContain("contract");
  const { id, applicantId } = entry;
  const now = sql<Date>`${server.clock.now()}::timestamptz`;
  await server.rows`update entry set updated_at = ${now} - interval '10 years 6 months',
    created_at = ${now} - interval '11 years' where id = ${id}`;
  await server.rows`update file set created_at = ${now} - interval '11 years'
    where applicant_id = ${applicantId}`;
  server.clock.advance(3_600_000);
  await server.server.services.jobs.runDue();
  expect(await left(entry)).toEqual([]);
});

const deletions = {
  "the entry": ({ id }: EntryAt) => sql`delete from entry where id = ${id}`,
  "the applicant": ({ applicantId }: EntryAt) => sql`delete from applicant where id = ${applicantId}`,
  "the contract alone": ({ id }: EntryAt) => sql`delete from contract where entry_id = ${id}`,
  "its claims alone": ({ id }: EntryAt) => sql`delete from claim where entry_id = ${id}`,
};

test.each([
  { what: "the entry", ago: "9 years 360 days" },
  { what: "the applicant", ago: "9 years 360 days" },
  { what: "the contract alone", ago: "11 years" },
  { what: "its claims alone", ago: "11 years" },
] as const)("the database does not let $what go, $ago after the close", async ({ what, ago }) => {
  const entry = await closed(ago);
  await expect(deletions[what](entry).execute(server.database)).rejects.toThrow(/what was signed/);
});

test("a contract that has not been fulfilled is kept, however old it is", async () => {
  const { id } = await entryIn(server, transferred, 1);
  await server.rows`update entry set closed_at = now() - interval '20 years', updated_at = now() - interval '20 years'
    where id = ${id}`;
  await eraseContracts(server.database);
  await expect(server.rows`delete from entry where id = ${id}`).rejects.toThrow(/kept ten years/);
});

test("B19 the ten years of a contract that ended before it was paid begin with that end", async () => {
  const [old, recent] = [await endedUnpaid("10 years 1 day"), await endedUnpaid("9 years 364 days")];
  for (const entry of [old, recent]) await withoutDocuments(entry);
  await eraseContracts(server.database);
  expect(await left(old)).toEqual([]);
  expect(await left(recent)).toContain("contract");
});
