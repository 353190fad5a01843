import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { createEntry, getEntry, listEntries, reviewEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { asDesk, type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { askAgainFor } from "../review/ask-again.ts";
import { finishReview } from "../review/finish-review.ts";
import { entryBody } from "../samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

/** The first claim's invoice is asked for again; the second claim is fine. */
async function invoiceReturned(): Promise<EntryAt & { bad: number }> {
  const entry = await entryIn(server, EntryStatus.underReview);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  const bad = body.claims[0]?.contentfiles[0]?.id ?? 0;
  const [claim = 0] = entry.claims;
  await asDesk(server, entry, async (context, row) => {
    await askAgainFor(context, row, {
      subject: "invoice",
      claim,
      uploads: [bad],
      reason: "印字が読めません。",
    });
    await finishReview(context, row);
  });
  return { ...entry, bad };
}

async function resubmission(entry: EntryAt, newFile?: number) {
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  const claims = body.claims.map((claim, index) => ({
    ...claim,
    amount: "2000000",
    contentfile_relations:
      index === 0 && newFile !== undefined
        ? [{ kind: "invoice", contentfile: { id: newFile } }]
        : claim.contentfile_relations,
  }));
  return { ...body, claims };
}

test("B4 R4.21 a new invoice takes the place of the bad one; what was accepted stays as it was", async () => {
  const entry = await invoiceReturned();
  const file = await insertFile(server, entry.applicantId, "invoice");
  const { status, body } = await entry.client.call(reviewEntry, {
    params: { id: entry.id },
    body: await resubmission(entry, file),
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: EntryStatus.underReview, description_of_inadequate_document: "" });
  expect(body.resubmitted_at).toBe(body.updated_at);
  const [first, second] = body.claims;
  expect(first).toMatchObject({
    status: ClaimStatus.underReview,
    amount: "1000000",
    invoice_confirmation_status: IdentityConfirmation.confirming,
  });
  expect(first?.contentfiles.map(({ id }) => id)).toEqual([file]);
  expect(second).toMatchObject({ status: ClaimStatus.underReview, amount: "1000000" });
  const read = await entry.client.call(getEntry, { params: { id: entry.id } });
  expect(read.body.inadequacies).toEqual([]);
});

test("B4 the same bad invoice is not enough: told at its claim", async () => {
  const entry = await invoiceReturned();
  const answer = await entry.client.call(reviewEntry, {
    params: { id: entry.id },
    body: await resubmission(entry),
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { claims: [{ contentfiles: [expect.stringContaining("請求書")] }] },
  });
  expect((await entry.client.call(getEntry, { params: { id: entry.id } })).body.status).toBe(
    EntryStatus.inadequate,
  );
});

test("B4 statements that were not asked for again stay as they were handed in", async () => {
  const entry = await invoiceReturned();
  const file = await insertFile(server, entry.applicantId, "invoice");
  const banks = [{ bank_name: "別の銀行", bank_account_number: "9999999", file_format: "passbook" }];
  const { status } = await entry.client.call(reviewEntry, {
    params: { id: entry.id },
    body: { ...(await resubmission(entry, file)), banks },
  });
  expect(status).toBe(200);
  const kept = await server.database
    .selectFrom("entry")
    .select("banks")
    .where("id", "=", entry.id)
    .executeTakeFirstOrThrow();
  expect(kept.banks).toEqual([]);
});

/** An account whose passbook cover is asked for again; its other paper is fine. */
async function coverReturned() {
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
  await asDesk(server, body, async (context, row) => {
    const uploads = [cover];
    await askAgainFor(context, row, {
      subject: "withdrawals_detail",
      claim: null,
      uploads,
      reason: "暗い。",
    });
    await finishReview(context, row);
  });
  const again = await insertFile(server, applicantId, "passbook_cover_1");
  const papers = [
    { kind: "passbook_cover_1", contentfile: { id: again } },
    { kind: "passbook_details_1", contentfile: { id: details } },
  ];
  const review = (banks: (typeof bank)[]) =>
    client.call(reviewEntry, {
      params: { id: body.id },
      body: { ...body, banks, addfiles: [{ id: again }] },
    });
  return { client, applicantId, bank, created: body, details, again, papers, review };
}

test("B4 R3.1 an entry tells whose its statements are; a list of entries does not", async () => {
  const { client, bank, created } = await coverReturned();
  expect(created.banks).toEqual([bank]);
  expect((await client.call(getEntry, { params: { id: created.id } })).body.banks).toEqual([bank]);
  expect(await client.call(listEntries)).toMatchObject({ body: [{ id: created.id }] });
  expect((await client.call(listEntries)).body[0]).not.toHaveProperty("banks");
});

test("B4 a new cover takes the place of the one that would not do, with the account as it was given", async () => {
  const { bank, again, details, papers, review } = await coverReturned();
  const { status, body } = await review([{ ...bank, contentfile_relations: papers }]);
  expect(status).toBe(200);
  expect(body.banks).toEqual([{ ...bank, contentfile_relations: papers }]);
  expect(body.addfiles.map(({ id }) => id)).toEqual([details, again]);
  expect(body.account_activity_statement_confirmation_status).toBe(IdentityConfirmation.confirming);
});

test("R4.13 R8.1 statements that are handed in again are judged like the first, each told at its account", async () => {
  const { bank, papers, review } = await coverReturned();
  const bad = { ...bank, bank_account_number: "123", contentfile_relations: papers.slice(0, 1) };
  expect(await review([{ ...bank, contentfile_relations: papers }, bad])).toMatchObject({
    status: 400,
    body: {
      banks: [{}, { bank_account_number: [expect.any(String)], passbook_details: [expect.any(String)] }],
    },
  });
});

test("R7.1 B4 new statements that name no account, as the specification's body has none, take the place of a single paper", async () => {
  const { client, applicantId, created, details } = await coverReturned();
  const whole = await insertFile(server, applicantId, "withdrawals_detail");
  const { banks: _, ...entry } = created;
  const { status, body } = await client.call(reviewEntry, {
    params: { id: created.id },
    body: { ...entry, addfiles: [...entry.addfiles, { id: whole }] },
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(body.addfiles.map(({ id }) => id)).toEqual([details, whole]);
});

test("R6.3 claims of another entry cannot be slipped in, and none is named twice", async () => {
  const entry = await invoiceReturned();
  const other = await invoiceReturned();
  const file = await insertFile(server, entry.applicantId, "invoice");
  const body = await resubmission(entry, file);
  const foreign = { ...body, claims: [...body.claims, { ...body.claims[0], id: other.claims[0] }] };
  expect((await entry.client.call(reviewEntry, { params: { id: entry.id }, body: foreign })).status).toBe(
    404,
  );
  const twice = { ...body, claims: [...body.claims, ...body.claims] };
  expect((await entry.client.call(reviewEntry, { params: { id: entry.id }, body: twice })).status).toBe(400);
});

test("B4 an identity that was asked for again is given on the profile before the entry is handed in again", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  await asDesk(server, entry, async (context, row) => {
    await askAgainFor(context, row, {
      subject: "identity",
      claim: null,
      uploads: [],
      reason: "期限が切れています。",
    });
    await finishReview(context, row);
  });
  const { client, id, applicantId } = entry;
  const { body } = await client.call(getEntry, { params: { id } });
  expect(await client.call(reviewEntry, { params: { id }, body: { ...body } })).toMatchObject({
    status: 409,
    body: { blockers: ["identityNotGiven"] },
  });
  await server.database
    .updateTable("applicant")
    .set({ identity_confirmation: IdentityConfirmation.confirming })
    .where("id", "=", applicantId)
    .execute();
  expect((await client.call(reviewEntry, { params: { id }, body: { ...body } })).status).toBe(200);
});

test("R6.3 the entry of somebody else is absent", async () => {
  const entry = await invoiceReturned();
  const { client } = await server.signedIn();
  const body = await resubmission(entry);
  expect((await client.call(reviewEntry, { params: { id: entry.id }, body })).status).toBe(404);
});
