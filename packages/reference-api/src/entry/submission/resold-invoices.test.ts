import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { png } from "../../documents/inspection/samples.ts";
import { askAgain, entryIn, historyOf, readEntry, resubmitEntry } from "../../testing/entry-in.ts";
import { type TestClient, testServerWithDesk } from "../../testing/test-server.ts";
import { type ClaimBody, claimBody, entryBody, fileReferences } from "../samples.ts";

const { server, desk } = await testServerWithDesk();

async function copyFile(file: number, applicantId: number, kind = "invoice"): Promise<number> {
  const copy = await server.insertFile(applicantId, kind);
  const { sha256 } = await server.row`select sha256 from file where id = ${file}`;
  await server.rows`update file set sha256 = ${sha256} where id = ${copy}`;
  return copy;
}

const submit = (client: TestClient, claim: Partial<ClaimBody>) =>
  client.call("createEntry", { body: entryBody({ claims: [claimBody(claim)] }) });

async function createSoldEntry() {
  const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  const { code, claims } = await readEntry(entry);
  return { ...entry, code, file: claims[0]?.contentfiles[0]?.id ?? 0 };
}

test("B10 the file of a sold invoice is refused with the receipt number, even with other claim fields", async () => {
  const { client, applicantId, code, file } = await createSoldEntry();
  const changed = { amount: "2200000", obliger_company_name: "別商店", houjinbangou: "" };
  for (const id of [file, await copyFile(file, applicantId)]) {
    const { status, body } = await submit(client, {
      ...changed,
      contentfile_relations: fileReferences("invoice", id),
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { claims: [{ contentfiles: [expect.stringContaining(code)] }] },
    });
  }
  // The same file is allowed as an additional document.
  const other = await copyFile(file, applicantId, "additional_doc");
  const contentfile_relations = fileReferences("additional_doc", other);
  expect((await submit(client, { ...changed, contentfile_relations })).status).toBe(200);
});

test("B10 the upload of a submitted invoice is refused", async () => {
  const { client } = await server.signInApplicant();
  const upload = async (bytes: Buffer, kind: "invoice_1" | "bs") =>
    client.call("uploadFile", {
      body: { kind, content: new File([new Uint8Array(bytes)], "請求書.png", { type: "image/png" }) },
    });
  const picture = await png();
  const first = await upload(picture, "invoice_1");
  const { body } = await submit(client, {
    contentfile_relations: fileReferences("invoice_1", first.body.id),
  });
  expect(await upload(picture, "invoice_1")).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining(body.code)] },
  });
  expect((await upload(picture, "bs")).status).toBe(200);
  await client.call("cancelEntry", { params: { id: body.id } });
  expect((await upload(picture, "invoice_1")).status).toBe(200);
});

test("B10 an invoice of a cancelled entry can be submitted again", async () => {
  const { client, applicantId, id } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const { claims } = (await client.call("cancelEntry", { params: { id } })).body;
  const file = claims[0]?.contentfiles[0]?.id ?? 0;
  const contentfile_relations = fileReferences("invoice", await copyFile(file, applicantId));
  expect((await submit(client, { contentfile_relations })).status).toBe(200);
});

const soldElsewhere = async ({ id }: { id: number }) =>
  (await desk.read<{ sold_elsewhere: { reason: string }[] }>(`/desk/entries/${id}`)).sold_elsewhere;

test("B10 an invoice file that another account has sold is accepted, and the desk sees that entry", async () => {
  const { code, file } = await createSoldEntry();
  const { client, id } = await server.signInApplicant();
  const { status, body } = await submit(client, {
    contentfile_relations: fileReferences("invoice", await copyFile(file, id)),
  });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain(code);
  expect(JSON.stringify(await soldElsewhere(body))).toContain(code);
});

test("B10 the desk sees why an applicant sells two equal invoices; the reason is optional", async () => {
  const { client } = await createSoldEntry();
  const twin_reason = "  同じ日に2件の\nご注文をいただいたため。";
  const { status, body } = await submit(client, { twin_reason });
  expect(status).toBe(200);
  const oneLine = "同じ日に2件の ご注文をいただいたため。";
  expect(body.claims[0]).toMatchObject({ twin_reason: oneLine });
  expect(new Set((await soldElsewhere(body)).map(({ reason }) => reason))).toEqual(new Set([oneLine]));

  await client.call("cancelEntry", { params: { id: body.id } });
  expect((await submit(client, {})).status).toBe(200);
});

test.each(["invoice", "claim"] as const)(
  "B4 the same file is refused for a requested %s",
  async (subject) => {
    const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
    const file = (await readEntry(entry)).claims[0]?.contentfiles[0]?.id ?? 0;
    await askAgain(server, entry, { subject, uploads: subject === "invoice" ? [file] : [] });
    const { applicantId } = entry;
    const again = await resubmitEntry(entry, {
      contentfile_relations: fileReferences("invoice", await copyFile(file, applicantId)),
    });
    expect(again.status).toBe(400);
    expect(JSON.stringify(again.body)).toContain(
      subject === "invoice" ? "前回と同じファイルです" : "変わっていません",
    );
    const other = await server.insertFile(applicantId, "invoice");
    expect(
      (await resubmitEntry(entry, { contentfile_relations: fileReferences("invoice", other) })).status,
    ).toBe(200);
  },
);

test("B4 B10 a resubmission with only a reason for two equal invoices succeeds, and an empty reason keeps it", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await askAgain(server, entry);
  expect((await resubmitEntry(entry, { twin_reason: "別の注文です。" })).status).toBe(200);
  const changes = await server.rows`select field, before, after from claim_correction
    where claim_id = ${entry.claims[0] ?? 0}`;
  expect(changes).toEqual([{ field: "twin_reason", before: "", after: "別の注文です。" }]);
  expect((await historyOf(entry)).map(({ act }) => act)).toContain("resubmit");

  await askAgain(server, entry);
  expect((await resubmitEntry(entry, { twin_reason: "" })).status).toBe(400);
  expect((await resubmitEntry(entry, { twin_reason: "", houjinbangou_address: "東京都港区1" })).status).toBe(
    200,
  );
  expect((await readEntry(entry)).claims[0]).toMatchObject({ twin_reason: "別の注文です。" });
});
