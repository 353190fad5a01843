import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { createEntry, getContractTerms, getEntry, reviewEntry } from "@kaitori/wire";
import { afterEach, expect, test } from "vitest";
import { atDesk } from "../../testing/at-desk.ts";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { asDesk, askAgain, type EntryAt, offer } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { type ClaimBody, claimBody, entryBody } from "../samples.ts";

let server: TestServer;
afterEach(() => server.close());

const answered = {
  deducts_bank_charge: true,
  withholds_tax: true,
  forbids_transfer: true,
  scheduled_deposit_amount_from_obliger: "897340",
} as const;

async function submitted(review: "auto" | "desk", given: Partial<ClaimBody>): Promise<EntryAt> {
  server = await createTestServer({ review });
  const { client, id: applicantId } = await server.signedIn({
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: "2027-10-31",
  });
  const file = await insertFile(server, applicantId, "invoice");
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: file } }];
  const claims = [claimBody({ contentfile_relations, ...given })];
  const { status, body } = await client.call(createEntry, { body: entryBody({ claims }) });
  expect(status).toBe(200);
  return { client, applicantId, id: body.id, claims: body.claims.map(({ id }) => id) };
}

const claimOf = async ({ client, id }: EntryAt) =>
  (await client.call(getEntry, { params: { id } })).body.claims[0];

test("B11 what the payer takes off stands in the contract, and what is sold is what arrives", async () => {
  const entry = await submitted("desk", answered);
  await offer(server, entry);
  const { body } = await entry.client.call(getContractTerms, { params: { id: entry.id } });
  expect(body.text).toContain(
    "債権の額（税込）　1,000,000円\n債務者が差し引くもの　振込手数料、源泉徴収される税",
  );
  expect(body.text).toContain("譲渡を制限する定め　あり");
  expect(body.text).toContain("うち譲渡する額　897,340円");
  expect(body.claims[0]).toMatchObject({ amount: "1000000", purchase_principal_amount: "897340" });
  expect(body.hand_overs?.[0]?.amount).toBe("897340");
});

test("B11 who does not know the questions answers none, and the contract says nothing of them", async () => {
  const entry = await submitted("desk", {});
  await offer(server, entry);
  const { body } = await entry.client.call(getContractTerms, { params: { id: entry.id } });
  expect(body.text).not.toMatch(/^(?:債務者が差し引くもの|譲渡を制限する定め)　/m);
  expect(await claimOf(entry)).toMatchObject({
    deducts_bank_charge: false,
    withholds_tax: false,
    forbids_transfer: false,
  });
});

test("B11 with something taken off, all of the face value does not arrive: refused beside the amount", async () => {
  const entry = await submitted("desk", {});
  await askAgain(server, entry);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  const handIn = (changes: Partial<ClaimBody>) =>
    entry.client.call(reviewEntry, {
      params: { id: entry.id },
      body: { ...body, claims: body.claims.map((claim) => ({ ...claim, ...changes })) },
    });
  const refused = await handIn({ withholds_tax: true });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("差し引かれた後に振り込まれる金額を入力してください。");
  const { scheduled_deposit_amount_from_obliger, withholds_tax } = answered;
  expect((await handIn({ withholds_tax, scheduled_deposit_amount_from_obliger })).status).toBe(200);
  const corrections = await server.database
    .selectFrom("claim_correction")
    .select(["field", "before", "after"])
    .orderBy("field")
    .execute();
  expect(corrections).toEqual([
    { field: "scheduled_deposit_amount_from_obliger", before: 1_000_000, after: 897_340 },
    { field: "withholds_tax", before: false, after: true },
  ]);
  const raised = server.database
    .updateTable("claim")
    .set({ scheduled_deposit_amount_from_obliger: 1_000_000 })
    .execute();
  await expect(raised).rejects.toThrow("less_arrives_when_deducted");
});

test("B11 whether a claim that forbids its transfer is bought is a person's to decide", async () => {
  const entry = await submitted("auto", { forbids_transfer: true });
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
  expect(await claimOf(entry)).toMatchObject({ status: ClaimStatus.underReview, forbids_transfer: true });
  const desk = await atDesk(server);
  expect(JSON.parse((await desk.ask(`/desk/entries/${entry.id}`)).text).entry).toMatchObject({
    status: EntryStatus.underReview,
    claims: [{ forbids_transfer: true }],
  });
  await offer(server, entry);
  expect(await asDesk(server, entry, async (_, row) => row.status)).toBe(EntryStatus.reviewed);
});
