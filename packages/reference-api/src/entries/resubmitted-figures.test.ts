import { EntryStatus, type ReviewSubject } from "@kaitori/domain";
import { createEntry, getEntry, reviewEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtDesk, atDesk } from "../testing/at-desk.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { type EntryAt, entryIn } from "../testing/entry-in.ts";
import { insertFile } from "../testing/insert-file.ts";
import { type ClaimBody, entryBody } from "./samples.ts";

let server: TestServer;
let desk: AtDesk;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
  desk = await atDesk(server);
});
afterAll(() => server.close());

/** Given back because of one thing of its only claim. */
async function givenBack(subject: ReviewSubject): Promise<EntryAt> {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await desk.act(entry.id, "return", { subject, claim: entry.claims[0], reason: "ご確認ください。" });
  await desk.act(entry.id, "finish");
  return entry;
}

/** Handed in again with a new invoice, and with these changes of the claim. */
async function handIn({ client, id, applicantId }: EntryAt, changes: Partial<ClaimBody>) {
  const file = await insertFile(server, applicantId, "invoice");
  const { body } = await client.call(getEntry, { params: { id } });
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: file } }];
  const claims = body.claims.map((claim) => ({ ...claim, contentfile_relations, ...changes }));
  return client.call(reviewEntry, { params: { id }, body: { ...body, claims } });
}

test.fails("C3 an account that is handed in again is judged like the first", async () => {
  const entry = await givenBack("claim");
  const receive_payment_account = {
    bank_name: "",
    deposit_type: "savings",
    bank_account_number: "12",
    obliger_accounts: [{ holder_name: "ヲ" }],
  };
  expect((await handIn(entry, { receive_payment_account })).status).toBe(400);
});

test.fails("C3 a payment that is due already is refused when it is handed in again, too", async () => {
  const entry = await givenBack("claim");
  expect((await handIn(entry, { obliger_payment_date: "2026-11-01" })).status).toBe(400);
});

test.fails("C3 where only a picture was asked for, payer, amount and date stay as they were", async () => {
  const entry = await givenBack("invoice");
  const changes = {
    obliger_company_name: "株式会社別会社",
    amount: "2000000",
    obliger_payment_date: "2027-03-31",
  };
  await handIn(entry, changes);
  const { claims } = (await entry.client.call(getEntry, { params: { id: entry.id } })).body;
  expect(claims[0]).toMatchObject({
    obliger_company_name: "株式会社青空建設",
    amount: "1000000",
    obliger_payment_date: "2027-01-31",
  });
});

test.fails("C3 the desk reads which figures were changed, and what they were", async () => {
  const entry = await givenBack("claim");
  await handIn(entry, { amount: "2345678", scheduled_deposit_amount_from_obliger: "2345678" });
  const { text } = await desk.ask(`/desk/entries/${entry.id}`);
  expect(text).toMatch(/1,?000,?000/);
});

test.fails("C3 a remark that names the cover of a passbook is answered by a new cover, not by any new paper", async () => {
  const { client, id: applicantId } = await server.signedIn();
  const [cover, details] = [
    await insertFile(server, applicantId, "passbook_cover_1"),
    await insertFile(server, applicantId, "passbook_details_1"),
  ];
  const bank = {
    bank_name: "みずほ銀行",
    bank_account_number: "1234567",
    file_format: "passbook" as const,
    contentfile_relations: [
      { kind: "passbook_cover_1", contentfile: { id: cover } },
      { kind: "passbook_details_1", contentfile: { id: details } },
    ],
  };
  const { body } = await client.call(createEntry, { body: entryBody({ banks: [bank] }) });
  await desk.act(body.id, "return", {
    subject: "withdrawals_detail",
    uploads: [cover],
    reason: "表紙が暗いです。",
  });
  await desk.act(body.id, "finish");
  const another = await insertFile(server, applicantId, "passbook_details_1");
  const { claims } = (await client.call(getEntry, { params: { id: body.id } })).body;
  const { status } = await client.call(reviewEntry, {
    params: { id: body.id },
    body: { ...entryBody(), claims, addfiles: [{ id: another }] },
  });
  expect(status).toBe(400);
});
