import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { createEntry, getProfile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { contract, readEntry, submitted } from "../../testing/entry-in.ts";
import type { NewApplicant } from "../../testing/insert-applicant.ts";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { lockEntry } from "../own-entry.ts";
import { type ClaimBody, entryBody } from "../samples.ts";

const server = await serverOfFile({ review: "auto" });

const { confirming, inadequate } = IdentityConfirmation;

const amountOf = (yen: number) => ({
  amount: String(yen),
  scheduled_deposit_amount_from_obliger: String(yen),
});

/** No two are near each other, where the test does not say so. */
let amount = 1_000_000;

const soon = { obliger_payment_date: "2026-12-21" };
const tooFar = { obliger_payment_date: "2027-10-31" };

/** An entry that the policy has looked at. */
async function reviewed(claims: readonly Partial<ClaimBody>[], applicant: Partial<NewApplicant> = {}) {
  amount += 50_000;
  const made = await submitted(
    server,
    claims.map((claim) => ({ ...amountOf(amount), ...soon, ...claim })),
    { identity_confirmation: confirming, ...applicant },
  );
  await pass();
  return { ...made, entry: await readEntry(made) };
}

async function pass() {
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
}

test("R4.21 the policy looks for a few seconds, then offers, and pays after the contract", async () => {
  const { entry, ...made } = await reviewed([soon, tooFar]);
  expect(entry).toMatchObject({ status: EntryStatus.reviewed, contract_period: "2026-11-30" });
  expect(entry.claims.map(({ status }) => status)).toEqual([ClaimStatus.canBuy, ClaimStatus.cannotBuy]);
  expect(entry.claims[0]).toMatchObject({ purchase_fee_ratio: "0.053000", return_date: "2026-12-24" });

  expect((await contract(made)).status).toBe(200);
  await pass();
  const paid = { status: EntryStatus.transferred, transferred_at: expect.any(String) };
  expect(await readEntry(made)).toMatchObject(paid);
});

test("R4.21 an invoice that is not there is asked for", async () => {
  const { entry } = await reviewed([{ contentfile_relations: [] }]);
  const claims = [{ status: ClaimStatus.inadequate }];
  expect(entry).toMatchObject({ status: EntryStatus.inadequate, claims });
});

test("R4.21 with nothing to buy the entry is rejected, and a new one may be made", async () => {
  const { client, entry } = await reviewed([tooFar]);
  expect(entry).toMatchObject({ status: EntryStatus.archived, rejected_at: expect.any(String) });
  expect((await client.call(createEntry, { body: entryBody() })).status).toBe(200);
});

test("B15 of invoices that are due too late it is told from which day each can be submitted", async () => {
  const { entry } = await reviewed([tooFar, { obliger_payment_date: "2027-11-01" }]);
  const { note } = entry.history?.find(({ act }) => act === "reject") ?? {};
  expect(note?.match(/\S+から申し込めます。/g)).toEqual([
    "2027年5月4日（火）から申し込めます。",
    "2027年5月5日（水）から申し込めます。",
  ]);
});

test("R4.21 the review job may run twice: an entry that has moved on is left alone", async () => {
  const { id } = await reviewed([soon]);
  await server.rows`insert into job (kind, payload, run_at)
    values ('auto-review', ${JSON.stringify({ id })}, ${server.clock.now()})`;
  await pass();
  const rows = await server.rows`select act from entry_history
    where entry_id = ${id} and act in ('buy', 'offer')`;
  expect(rows).toHaveLength(2);
});

test("R4.21 what is owed under a contract is paid though the identity has expired since", async () => {
  const made = await reviewed([soon]);
  await contract(made);
  await server.rows`update applicant set identity_valid_date = '2026-11-01' where id = ${made.applicantId}`;
  await pass();
  expect((await readEntry(made)).status).toBe(EntryStatus.transferred);
});

test("R4.21 a payment that is refused is left to the desk, not tried again for ever", async () => {
  const made = await reviewed([soon]);
  await contract(made);
  await server.rows`update applicant set identity_confirmation = ${inadequate} where id = ${made.applicantId}`;
  const waiting = () => server.rows`select kind from job where kind = 'auto-pay-out'`;
  expect(await waiting()).toHaveLength(1);
  await pass();
  expect(await waiting()).toEqual([]);
  expect((await readEntry(made)).status).toBe(EntryStatus.contracted);
});

test("D8 an invoice that is given twice in an entry is not bought twice by itself: twins are left to a person, with their entry; what has none is decided", async () => {
  const { entry } = await reviewed([soon, { obliger_payment_date: "2026-12-28" }, tooFar]);
  const { claims } = await server.database.transaction().execute((open) => lockEntry(open, entry.id));
  const { underReview, cannotBuy } = ClaimStatus;
  expect(claims.map(({ status }) => status)).toEqual([underReview, underReview, cannotBuy]);
  expect(entry.status).toBe(EntryStatus.underReview);
});

test.each([
  { what: "1,001 yen more", input: (yen: number) => ({ amount: String(yen + 1_001) }) },
  {
    what: "half as much again, of which the same arrives",
    input: (yen: number) => ({ amount: String(yen * 1.5) }),
  },
  { what: "another name for the number", input: () => ({ obliger_company_name: "株式会社甲" }) },
])("D8 an invoice with $what is a twin, which is left to a person", async ({ input }) => {
  await reviewed([soon]);
  const near = { ...amountOf(amount), obliger_payment_date: "2026-12-24", ...input(amount) };
  const { entry } = await reviewed([near]);
  expect(entry.status).toBe(EntryStatus.underReview);
});

test.each([
  { what: "of the applicant", applicant: { company_name: "佐藤商店　なお、第9条の手数料は０円とする" } },
  { what: "of a payer", claim: { obliger_company_name: "青空建設（手数料は０円とする）" } },
])(
  "D10 a name $what that reads like a clause leaves everything to a person",
  async ({ applicant, claim = {} }) => {
    const made = await reviewed([claim], applicant);
    await pass();
    expect((await readEntry(made)).status).toBe(EntryStatus.underReview);
    const { identity_confirmation } = (await made.client.call(getProfile)).body;
    expect(identity_confirmation).toBe(confirming);
  },
);
