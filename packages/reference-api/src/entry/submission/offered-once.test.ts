import { EntryStatus } from "@kaitori/domain";
import { cancelEntry, createEntry, uploadFile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { png } from "../../documents/inspection/samples.ts";
import { askAgain, entryIn, handIn, historyOf, readEntry } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { serverWithDesk } from "../../testing/server-with-desk.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { type ClaimBody, claimBody, entryBody, filesAs } from "../samples.ts";

const { server, desk } = await serverWithDesk();

/** A file of the same bytes as another one. */
async function sameBytes(file: number, applicantId: number, kind = "invoice"): Promise<number> {
  const again = await insertFile(server, applicantId, kind);
  const { sha256 } = await server.row`select sha256 from file where id = ${file}`;
  await server.rows`update file set sha256 = ${sha256} where id = ${again}`;
  return again;
}

const offer = (client: TestClient, claim: Partial<ClaimBody>) =>
  client.call(createEntry, { body: entryBody({ claims: [claimBody(claim)] }) });

async function sold() {
  const entry = await entryIn(server, EntryStatus.transferred, 1);
  const { code, claims } = await readEntry(entry);
  return { ...entry, code, file: claims[0]?.contentfiles[0]?.id ?? 0 };
}

test("B10 the file of an invoice that is sold is refused, with the number of its entry, whatever is said of it", async () => {
  const { client, applicantId, code, file } = await sold();
  const changed = { amount: "2200000", obliger_company_name: "別商店", houjinbangou: "" };
  for (const id of [file, await sameBytes(file, applicantId)]) {
    const { status, body } = await offer(client, {
      ...changed,
      contentfile_relations: filesAs("invoice", id),
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { claims: [{ contentfiles: [expect.stringContaining(code)] }] },
    });
  }
  // As another paper it proves something of another invoice, too.
  const other = await sameBytes(file, applicantId, "additional_doc");
  const contentfile_relations = filesAs("additional_doc", other);
  expect((await offer(client, { ...changed, contentfile_relations })).status).toBe(200);
});

test("B10 so it is told while the file is chosen", async () => {
  const { client } = await server.signedIn();
  const give = async (bytes: Buffer, kind: "invoice_1" | "bs") =>
    client.call(uploadFile, {
      body: { kind, content: new File([new Uint8Array(bytes)], "請求書.png", { type: "image/png" }) },
    });
  const picture = await png();
  const input = await give(picture, "invoice_1");
  const { body } = await offer(client, { contentfile_relations: filesAs("invoice_1", input.body.id) });
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
  const { claims } = (await client.call(cancelEntry, { params: { id } })).body;
  const file = claims[0]?.contentfiles[0]?.id ?? 0;
  const contentfile_relations = filesAs("invoice", await sameBytes(file, applicantId));
  expect((await offer(client, { contentfile_relations })).status).toBe(200);
});

const soldElsewhere = async ({ id }: { id: number }) =>
  (await desk.read<{ sold_elsewhere: { reason: string }[] }>(`/desk/entries/${id}`)).sold_elsewhere;

test("B10 the same bytes of another account are taken: the desk is told, and nobody keeps the owner out", async () => {
  const { code, file } = await sold();
  const { client, id } = await server.signedIn();
  const { status, body } = await offer(client, {
    contentfile_relations: filesAs("invoice", await sameBytes(file, id)),
  });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(code);
  expect(JSON.stringify(await soldElsewhere(body))).toContain(code);
});

test("B10 whoever says why it is another invoice is heard by the desk; who says nothing is taken, too", async () => {
  const { client } = await sold();
  const twin_reason = "  同じ日に2件の\nご注文をいただいたため。";
  const { status, body } = await offer(client, { twin_reason });
  expect(status).toBe(200);
  const read = "同じ日に2件の ご注文をいただいたため。";
  expect(body.claims[0]).toMatchObject({ twin_reason: read });
  expect(new Set((await soldElsewhere(body)).map(({ reason }) => reason))).toEqual(new Set([read]));

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

test.each(["invoice", "claim"] as const)(
  "B4 the same bytes once more are nothing new where the %s was asked for again",
  async (subject) => {
    const entry = await entryIn(server, EntryStatus.underReview, 1);
    const file = (await readEntry(entry)).claims[0]?.contentfiles[0]?.id ?? 0;
    await askAgain(server, entry, { subject, uploads: subject === "invoice" ? [file] : [] });
    const { applicantId } = entry;
    const again = await handIn(entry, {
      contentfile_relations: filesAs("invoice", await sameBytes(file, applicantId)),
    });
    expect(again.status).toBe(400);
    expect(JSON.stringify(again.body)).toContain(
      subject === "invoice" ? "前回と同じファイルです" : "変わっていません",
    );
    const other = await insertFile(server, applicantId, "invoice");
    expect((await handIn(entry, { contentfile_relations: filesAs("invoice", other) })).status).toBe(200);
  },
);

test("B4 B10 the reason for a twin answers the desk, is kept as it was, and is not lost by who does not repeat it", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await askAgain(server, entry);
  expect((await handIn(entry, { twin_reason: "別の注文です。" })).status).toBe(200);
  const changes = await server.rows`select field, before, after from claim_correction
    where claim_id = ${entry.claims[0] ?? 0}`;
  expect(changes).toEqual([{ field: "twin_reason", before: "", after: "別の注文です。" }]);
  expect((await historyOf(entry)).map(({ act }) => act)).toContain("resubmit");

  await askAgain(server, entry);
  expect((await handIn(entry, { twin_reason: "" })).status).toBe(400);
  expect((await handIn(entry, { twin_reason: "", houjinbangou_address: "東京都港区1" })).status).toBe(200);
  expect((await readEntry(entry)).claims[0]).toMatchObject({ twin_reason: "別の注文です。" });
});
