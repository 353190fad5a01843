import { EntryStatus, type ReviewSubject } from "@kaitori/domain";
import { createEntry, getEntry, reviewEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { serverWithDesk } from "../../testing/server-with-desk.ts";
import { type ClaimBody, entryBody } from "../samples.ts";

const { server, desk } = await serverWithDesk();

/** Asked for again because of one thing of its only claim. */
async function askedAgain(subject: ReviewSubject): Promise<EntryAt> {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await desk.act(entry.id, "ask-again", { subject, claim: entry.claims[0], reason: "ご確認ください。" });
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

test("B4 what was asked for again and comes back as it was is not taken, and the way on is said", async () => {
  const entry = await askedAgain("claim");
  const { client, id } = entry;
  const { body } = await client.call(getEntry, { params: { id } });
  const refused = await client.call(reviewEntry, { params: { id }, body });
  expect(refused).toMatchObject({
    status: 400,
    body: { claims: [{ non_field_errors: [expect.stringContaining("何も変わっていません")] }] },
  });
  const claims = body.claims.map((claim) => ({
    ...claim,
    receive_payment_account: { ...claim.receive_payment_account, bank_account_number: "7654321" },
  }));
  expect((await client.call(reviewEntry, { params: { id }, body: { ...body, claims } })).status).toBe(200);
});

test("an account that is handed in again is judged like the first", async () => {
  const entry = await askedAgain("claim");
  const receive_payment_account = {
    bank_name: "",
    deposit_type: "savings",
    bank_account_number: "12",
    obliger_accounts: [{ holder_name: "ヲ" }],
  };
  expect((await handIn(entry, { receive_payment_account })).status).toBe(400);
});

test("a payment that is due already is refused when it is handed in again, too", async () => {
  const entry = await askedAgain("claim");
  expect((await handIn(entry, { obliger_payment_date: "2026-11-01" })).status).toBe(400);
});

test("where only a picture was asked for, payer, amount and date stay as they were", async () => {
  const entry = await askedAgain("invoice");
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

test("the desk reads which figures were changed, and what they were", async () => {
  const entry = await askedAgain("claim");
  await handIn(entry, { amount: "2345678", scheduled_deposit_amount_from_obliger: "2345678" });
  const { text } = await desk.ask(`/desk/entries/${entry.id}`);
  expect(text).toMatch(/1,?000,?000/);
  const { history } = JSON.parse(text);
  const changed = history.filter(({ changes }: { changes: unknown[] }) => changes.length > 0);
  expect(changed).toMatchObject([
    {
      act: "resubmit",
      claim: entry.claims[0],
      changes: [
        { field: "amount", before: 1_000_000, after: 2_345_678 },
        { field: "scheduled_deposit_amount_from_obliger", before: 1_000_000, after: 2_345_678 },
      ],
    },
  ]);
});

test("figures that stay as they were leave no change on record, and what is on record stays", async () => {
  const entry = await askedAgain("claim");
  await handIn(entry, { houjinbangou_address: "東京都港区芝1丁目1番1号" });
  const corrections = server.database.selectFrom("claim_correction").where("claim_id", "in", entry.claims);
  expect(await corrections.select(["field", "after"]).execute()).toEqual([
    { field: "houjinbangou_address", after: "東京都港区芝1丁目1番1号" },
  ]);
  const rewritten = server.database.updateTable("claim_correction").set({ before: "0" }).execute();
  await expect(rewritten).rejects.toThrow(/never changed/);
});

test("where only a paper of an invoice was asked for, no other paper comes with it", async () => {
  const entry = await askedAgain("invoice");
  const [invoice, other, balance] = [
    await insertFile(server, entry.applicantId, "invoice"),
    await insertFile(server, entry.applicantId, "additional_doc"),
    await insertFile(server, entry.applicantId, "bs"),
  ];
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  const contentfile_relations = [
    { kind: "invoice", contentfile: { id: invoice } },
    { kind: "additional_doc", contentfile: { id: other } },
  ];
  const claims = body.claims.map((claim) => ({ ...claim, contentfile_relations }));
  const again = await entry.client.call(reviewEntry, {
    params: { id: entry.id },
    body: { ...body, claims, addfiles: [{ id: balance }] },
  });
  const given = again.body.claims[0]?.contentfiles.map(({ id }) => id);
  expect(given).toContain(invoice);
  expect(given).not.toContain(other);
  expect(again.body.addfiles).toEqual([]);
});

/** An account whose passbook's cover, named by the remark, is asked for again. */
async function coverAskedAgain() {
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
  await desk.act(body.id, "ask-again", {
    subject: "withdrawals_detail",
    uploads: [cover],
    reason: "表紙が暗いです。",
  });
  await desk.act(body.id, "finish");
  const { claims } = (await client.call(getEntry, { params: { id: body.id } })).body;
  const answer = (given: object) =>
    client.call(reviewEntry, { params: { id: body.id }, body: { ...entryBody(), claims, ...given } });
  return { applicantId, bank, details, answer };
}

test("a remark that names the cover of a passbook is answered by a new cover, not by any new paper", async () => {
  const { applicantId, answer } = await coverAskedAgain();
  const another = await insertFile(server, applicantId, "passbook_details_1");
  const { status } = await answer({ addfiles: [{ id: another }] });
  expect(status).toBe(400);
});

test("where only the cover of a passbook was asked for, the account stays as it was", async () => {
  const { applicantId, bank, details, answer } = await coverAskedAgain();
  const [cover, others] = [
    await insertFile(server, applicantId, "passbook_cover_1"),
    await insertFile(server, applicantId, "passbook_details_1"),
  ];
  const contentfile_relations = [
    { kind: "passbook_cover_1", contentfile: { id: cover } },
    { kind: "passbook_details_1", contentfile: { id: others } },
  ];
  const another = { ...bank, bank_name: "別の銀行", bank_account_number: "9999999", contentfile_relations };
  const { body } = await answer({ banks: [another, another] });
  const kept = { kind: "passbook_details_1", contentfile: { id: details } };
  expect(body.banks).toEqual([{ ...bank, contentfile_relations: [...contentfile_relations, kept] }]);
});
