import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { createEntry, getDraftEntry, getEntry, putDraftEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskEntry } from "../desk/read-desk.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { type EntryAt, entryIn } from "../testing/entry-in.ts";
import { claimBody, entryBody } from "./samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

const keep = async ({ client }: Pick<EntryAt, "client">, claims: ReturnType<typeof claimBody>[]) => {
  const { version } = (await client.call(getDraftEntry)).body;
  const { status, body } = await client.call(putDraftEntry, { body: { version, claims } });
  expect(status).toBe(200);
  expect((await client.call(getDraftEntry)).body.warnings).toEqual(body.warnings);
  return body.warnings;
};
const codeOf = async ({ client, id }: EntryAt) =>
  (await client.call(getEntry, { params: { id } })).body.claims?.[0]?.code;
const duplicate = (index: number, params: object) => ({
  path: ["claims", index],
  code: "duplicateClaim",
  params,
});

test("B10 an invoice that an earlier entry sells is told while it is filled in, however it is written", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  const again = claimBody({
    obliger_company_name: "青空建設㈱",
    houjinbangou: "",
    amount: "１，０００，０００円",
  });
  const other = claimBody({ obliger_company_name: "別の会社", houjinbangou: "" });
  expect(await keep(entry, [other, again])).toEqual([duplicate(1, { code: await codeOf(entry) })]);
});

test("B10 so is one that stands twice in the entry itself", async () => {
  const { client } = await server.signedIn();
  expect(await keep({ client }, [claimBody(), claimBody()])).toEqual([duplicate(1, { claim: 0 })]);
});

test("R5.8 more to be transferred than the invoice says is told too, in either width", async () => {
  const { client } = await server.signedIn();
  expect(await keep({ client }, [claimBody({ amount: "９００，０００" })])).toEqual([
    {
      path: ["claims", 0, "scheduled_deposit_amount_from_obliger"],
      code: "transferExceedsInvoice",
      params: { amount: 900_000, transfer: 1_000_000 },
    },
  ]);
});

test.each([
  { what: "another date", given: { obliger_payment_date: "2027-02-28" } },
  { what: "another amount", given: { amount: "1000001" } },
  { what: "an amount that is not there yet", given: { amount: "" } },
  { what: "an amount that is none", given: { amount: "999999999999999999" } },
])("B10 $what is another invoice", async ({ given }) => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  expect(await keep(entry, [claimBody(given)])).toEqual([]);
});

test("B10 what was never bought can be offered again", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  for (const status of [ClaimStatus.cannotBuy, ClaimStatus.cancel]) {
    await server.database.updateTable("claim").set({ status }).where("entry_id", "=", entry.id).execute();
    expect(await keep(entry, [claimBody()])).toEqual([]);
  }
});

test("B10 R6.3 nobody learns what somebody else sells; the desk does, and the entry is taken", async () => {
  const first = await entryIn(server, EntryStatus.underReview, 1);
  await server.database
    .updateTable("claim")
    .set({ amount: 7_654_321 })
    .where("entry_id", "=", first.id)
    .execute();
  const { client } = await server.signedIn();
  const sameInvoice = claimBody({ amount: "7654321" });
  expect(await keep({ client }, [sameInvoice])).toEqual([]);
  const { status, body } = await client.call(createEntry, { body: entryBody({ claims: [sameInvoice] }) });
  expect(status).toBe(200);

  const staff = { id: 1, name: "審査", brands: ["everyone"] };
  const seen = await deskEntry(server.server.services, staff, body.id);
  expect(seen.sold_elsewhere).toEqual([{ claim: body.claims[0]?.id, other: await codeOf(first) }]);
  const elsewhere = { ...staff, brands: ["companies"] };
  await expect(deskEntry(server.server.services, elsewhere, body.id)).rejects.toMatchObject({ status: 404 });
});
