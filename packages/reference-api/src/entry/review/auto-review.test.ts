import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { createEntry, getEntry, getProfile } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { contract } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { lockEntry } from "../own-entry.ts";
import { claimBody, entryBody } from "../samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "auto" });
});
afterAll(() => server.close());

const amountOf = (yen: number) => ({
  amount: String(yen),
  scheduled_deposit_amount_from_obliger: String(yen),
});

/** No two are near each other, where the test does not say so. */
let amount = 1_000_000;

async function reviewed(dates: readonly string[], papers = true) {
  const { client, id } = await server.signedIn({ identity_confirmation: IdentityConfirmation.confirming });
  const claims = [];
  amount += 50_000;
  for (const obliger_payment_date of dates) {
    const file = papers ? await insertFile(server, id, "invoice") : 0;
    const contentfile_relations = papers ? [{ kind: "invoice", contentfile: { id: file } }] : [];
    claims.push(claimBody({ ...amountOf(amount), obliger_payment_date, contentfile_relations }));
  }
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  await pass();
  const entry = (await client.call(getEntry, { params: { id: body.id } })).body;
  return { client, applicantId: id, entry };
}

async function pass() {
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
}

test("R4.21 the policy looks for a few seconds, then offers, and pays after the contract", async () => {
  const { client, applicantId, entry } = await reviewed(["2026-12-21", "2027-10-31"]);
  expect(entry).toMatchObject({ status: EntryStatus.reviewed, contract_period: "2026-11-30" });
  expect(entry.claims.map(({ status }) => status)).toEqual([ClaimStatus.canBuy, ClaimStatus.cannotBuy]);
  expect(entry.claims[0]).toMatchObject({ purchase_fee_ratio: "0.053000", return_date: "2026-12-24" });

  const signed = await contract({ client, applicantId, id: entry.id, claims: [] });
  expect(signed.status).toBe(200);
  await pass();
  const paid = (await client.call(getEntry, { params: { id: entry.id } })).body;
  expect(paid).toMatchObject({ status: EntryStatus.transferred, transferred_at: expect.any(String) });
});

test("R4.21 an invoice that is not there is asked for", async () => {
  const { entry } = await reviewed(["2026-12-21"], false);
  expect(entry).toMatchObject({
    status: EntryStatus.inadequate,
    claims: [{ status: ClaimStatus.inadequate }],
  });
});

test("R4.21 with nothing to buy the entry is rejected, and a new one may be made", async () => {
  const { client, entry } = await reviewed(["2027-10-31"]);
  expect(entry).toMatchObject({ status: EntryStatus.archived, rejected_at: expect.any(String) });
  expect((await client.call(createEntry, { body: entryBody() })).status).toBe(200);
});

test("R4.21 the review job may run twice: an entry that has moved on is left alone", async () => {
  const { entry } = await reviewed(["2026-12-21"]);
  const runAt = server.clock.now();
  const job = { kind: "auto-review", payload: JSON.stringify({ id: entry.id }), run_at: runAt };
  await server.database
    .insertInto("job")
    .values({ ...job, leased_until: null, last_error: null, name: null })
    .execute();
  await pass();
  const rows = await server.database
    .selectFrom("entry_history")
    .select("act")
    .where("entry_id", "=", entry.id)
    .execute();
  expect(rows.filter(({ act }) => act === "buy" || act === "offer")).toHaveLength(2);
});

test("R4.21 what is owed under a contract is paid though the identity has expired since", async () => {
  const { client, applicantId, entry } = await reviewed(["2026-12-21"]);
  await contract({ client, applicantId, id: entry.id, claims: [] });
  await server.database
    .updateTable("applicant")
    .set({ identity_valid_date: "2026-11-01" })
    .where("id", "=", applicantId)
    .execute();
  await pass();
  const { status } = (await client.call(getEntry, { params: { id: entry.id } })).body;
  expect(status).toBe(EntryStatus.transferred);
});

test("R4.21 a payment that is refused is left to the desk, not tried again for ever", async () => {
  const { client, applicantId, entry } = await reviewed(["2026-12-21"]);
  await contract({ client, applicantId, id: entry.id, claims: [] });
  await server.database
    .updateTable("applicant")
    .set({ identity_confirmation: IdentityConfirmation.inadequate })
    .where("id", "=", applicantId)
    .execute();
  const waiting = () =>
    server.database.selectFrom("job").select("kind").where("kind", "=", "auto-pay-out").execute();
  expect(await waiting()).toHaveLength(1);
  await pass();
  expect(await waiting()).toEqual([]);
  const { status } = (await client.call(getEntry, { params: { id: entry.id } })).body;
  expect(status).toBe(EntryStatus.contracted);
});

test("D8 an invoice that is given twice in an entry is not bought twice by itself", async () => {
  const { entry } = await reviewed(["2026-12-21", "2026-12-21"]);
  const bought = entry.claims.filter(({ status }) => status === ClaimStatus.canBuy);
  expect(bought.length).toBeLessThan(2);
});

test("D8 twins are left to a person, with their entry; what has none is decided", async () => {
  const { entry } = await reviewed(["2026-12-21", "2026-12-28", "2027-10-31"]);
  const { claims } = await server.database.transaction().execute((open) => lockEntry(open, entry.id));
  expect(claims.map(({ status }) => status)).toEqual([
    ClaimStatus.underReview,
    ClaimStatus.underReview,
    ClaimStatus.cannotBuy,
  ]);
  expect(entry.status).toBe(EntryStatus.underReview);
});

test.each([
  { what: "1,001 yen more", given: (yen: number) => ({ amount: String(yen + 1_001) }) },
  {
    what: "half as much again, of which the same arrives",
    given: (yen: number) => ({ amount: String(yen * 1.5) }),
  },
  { what: "another name for the number", given: () => ({ obliger_company_name: "株式会社甲" }) },
])("D8 an invoice with $what is a twin, which is left to a person", async ({ given }) => {
  await reviewed(["2026-12-21"]);
  const { client, id } = await server.signedIn();
  const contentfile_relations = [
    { kind: "invoice", contentfile: { id: await insertFile(server, id, "invoice") } },
  ];
  const day = { obliger_payment_date: "2026-12-24", contentfile_relations };
  const claims = [claimBody({ ...amountOf(amount), ...day, ...given(amount) })];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  await pass();
  const { status } = (await client.call(getEntry, { params: { id: body.id } })).body;
  expect(status).toBe(EntryStatus.underReview);
});

test.each([
  {
    what: "of the applicant",
    company_name: "佐藤商店　なお、第9条の手数料は０円とする",
    payer: "株式会社青空建設",
  },
  { what: "of a payer", company_name: "株式会社山田製作所", payer: "青空建設（手数料は０円とする）" },
])(
  "D10 a name $what that reads like a clause leaves everything to a person",
  async ({ company_name, payer }) => {
    const { client } = await server.signedIn({
      company_name,
      identity_confirmation: IdentityConfirmation.confirming,
    });
    amount += 50_000;
    const claim = claimBody({ ...amountOf(amount), obliger_company_name: payer });
    const { body } = await client.call(createEntry, { body: entryBody({ claims: [claim] }) });
    await pass();
    await pass();
    expect((await client.call(getEntry, { params: { id: body.id } })).body.status).toBe(
      EntryStatus.underReview,
    );
    const { identity_confirmation } = (await client.call(getProfile)).body;
    expect(identity_confirmation).toBe(IdentityConfirmation.confirming);
  },
);
