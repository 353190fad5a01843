import { EntryStatus } from "@kaitori/domain";
import { cancelEntry, createEntry, getEntry, reviewEntry, uploadFile } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDeskEntry } from "../../desk/read-desk.ts";
import { png } from "../../documents/inspection/samples.ts";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { asDesk, askAgain, entryIn, historyOf } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { askAgainFor } from "../review/ask-again.ts";
import { finishReview } from "../review/finish-review.ts";
import { type ClaimBody, claimBody, entryBody } from "../samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

/** A file of the same bytes as another one. */
async function sameBytes(file: number, applicantId: number, kind = "invoice"): Promise<number> {
  const again = await insertFile(server, applicantId, kind);
  const { sha256 } = await server.database
    .selectFrom("file")
    .select("sha256")
    .where("id", "=", file)
    .executeTakeFirstOrThrow();
  await server.database.updateTable("file").set({ sha256 }).where("id", "=", again).execute();
  return again;
}

const named = (id: number, kind = "invoice") => [{ kind, contentfile: { id } }];
const offer = (client: TestClient, claim: Partial<ClaimBody>) =>
  client.call(createEntry, { body: entryBody({ claims: [claimBody(claim)] }) });

async function sold() {
  const entry = await entryIn(server, EntryStatus.transferred, 1);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  return { ...entry, code: body.code, file: body.claims[0]?.contentfiles[0]?.id ?? 0 };
}

test("B10 the file of an invoice that is sold is refused, with the number of its entry, whatever is said of it", async () => {
  const { client, applicantId, code, file } = await sold();
  const changed = { amount: "2200000", obliger_company_name: "別商店", houjinbangou: "" };
  for (const id of [file, await sameBytes(file, applicantId)]) {
    const { status, body } = await offer(client, { ...changed, contentfile_relations: named(id) });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { claims: [{ contentfiles: [expect.stringContaining(code)] }] },
    });
  }
  // As another paper it proves something of another invoice, too.
  const other = await sameBytes(file, applicantId, "additional_doc");
  const contentfile_relations = named(other, "additional_doc");
  expect((await offer(client, { ...changed, contentfile_relations })).status).toBe(200);
});

test("B10 so it is told while the file is chosen", async () => {
  const { client } = await server.signedIn();
  const give = async (bytes: Buffer, kind: "invoice_1" | "bs") =>
    client.call(uploadFile, {
      body: { kind, content: new File([new Uint8Array(bytes)], "請求書.png", { type: "image/png" }) },
    });
  const picture = await png();
  const given = await give(picture, "invoice_1");
  const { body } = await offer(client, { contentfile_relations: named(given.body.id, "invoice_1") });
  expect(await give(picture, "invoice_1")).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining(body.code)] },
  });
  expect((await give(picture, "bs")).status).toBe(200);
  await client.call(cancelEntry, { params: { id: body.id } });
  expect((await give(picture, "invoice_1")).status).toBe(200);
});

test("B10 an invoice whose entry was cancelled is offered again", async () => {
  const { client, applicantId, id } = await entryIn(server, EntryStatus.underReview, 1);
  const { body } = await client.call(getEntry, { params: { id } });
  await client.call(cancelEntry, { params: { id } });
  const file = body.claims[0]?.contentfiles[0]?.id ?? 0;
  const contentfile_relations = named(await sameBytes(file, applicantId));
  expect((await offer(client, { contentfile_relations })).status).toBe(200);
});

test("B10 the same bytes of another account are taken: the desk is told, and nobody keeps the owner out", async () => {
  const { code, file } = await sold();
  const { client, id } = await server.signedIn();
  const { status, body } = await offer(client, { contentfile_relations: named(await sameBytes(file, id)) });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(code);
  const staff = { id: 1, name: "審査", brands: ["everyone"] };
  expect(
    JSON.stringify((await readDeskEntry(server.server.services, staff, body.id)).sold_elsewhere),
  ).toContain(code);
});

test("B10 whoever says why it is another invoice is heard by the desk; who says nothing is taken, too", async () => {
  const { client } = await sold();
  const twin_reason = "  同じ日に2件の\nご注文をいただいたため。";
  const { status, body } = await offer(client, { twin_reason });
  expect(status).toBe(200);
  const read = "同じ日に2件の ご注文をいただいたため。";
  expect(body.claims[0]).toMatchObject({ twin_reason: read });
  const staff = { id: 1, name: "審査", brands: ["everyone"] };
  const seen = await readDeskEntry(server.server.services, staff, body.id);
  expect(new Set(seen.sold_elsewhere.map(({ reason }) => reason))).toEqual(new Set([read]));

  await client.call(cancelEntry, { params: { id: body.id } });
  expect((await offer(client, {})).status).toBe(200);
});

test("B10 a reason is as long as a reader bears", async () => {
  const { client } = await server.signedIn();
  const answer = await offer(client, { twin_reason: "長".repeat(201) });
  expect(answer).toMatchObject({
    status: 400,
    body: { claims: [{ twin_reason: ["200文字以内で入力してください。"] }] },
  });
});

/** The invoice is asked for again, or the whole claim. */
async function returned(subject: "invoice" | "claim") {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  const file = body.claims[0]?.contentfiles[0]?.id ?? 0;
  const [claim = 0] = entry.claims;
  await asDesk(server, entry, async (context, row) => {
    const uploads = subject === "invoice" ? [file] : [];
    await askAgainFor(context, row, { subject, claim, uploads, reason: "印字が読めません。" });
    await finishReview(context, row);
  });
  const handIn = async (changes: Partial<ClaimBody>) =>
    entry.client.call(reviewEntry, {
      params: { id: entry.id },
      body: { ...body, claims: body.claims.map((one) => ({ ...one, ...changes })) },
    });
  return { ...entry, file, handIn };
}

test.each(["invoice", "claim"] as const)(
  "B4 the same bytes once more are nothing new where the %s was asked for again",
  async (subject) => {
    const { applicantId, file, handIn } = await returned(subject);
    const again = await handIn({ contentfile_relations: named(await sameBytes(file, applicantId)) });
    expect(again.status).toBe(400);
    expect(JSON.stringify(again.body)).toContain(
      subject === "invoice" ? "前回と同じファイルです" : "変わっていません",
    );
    const other = await insertFile(server, applicantId, "invoice");
    expect((await handIn({ contentfile_relations: named(other) })).status).toBe(200);
  },
);

test("B4 B10 the reason for a twin answers the desk, is kept as it was, and is not lost by who does not repeat it", async () => {
  const entry = await returned("claim");
  expect((await entry.handIn({ twin_reason: "別の注文です。" })).status).toBe(200);
  const changes = await server.database
    .selectFrom("claim_correction")
    .select(["field", "before", "after"])
    .where("claim_id", "=", entry.claims[0] ?? 0)
    .execute();
  expect(changes).toEqual([{ field: "twin_reason", before: "", after: "別の注文です。" }]);
  expect((await historyOf(entry)).map(({ act }) => act)).toContain("resubmit");

  await askAgain(server, entry);
  expect((await entry.handIn({ twin_reason: "" })).status).toBe(400);
  expect((await entry.handIn({ twin_reason: "", houjinbangou_address: "東京都港区1" })).status).toBe(200);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  expect(body.claims[0]).toMatchObject({ twin_reason: "別の注文です。" });
});
