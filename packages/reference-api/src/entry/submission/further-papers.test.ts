import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import type { UploadRecord } from "@kaitori/wire";
import { expect, test } from "vitest";
import type { ServedBrand } from "../../brands/brand.ts";
import * as samples from "../../documents/inspection/samples.ts";
import { asDesk, askAgain, offer, readEntry, readReadiness, type TestEntry } from "../../testing/entry-in.ts";
import { brandAskingFor, type TestAnswer, type TestClient, testServer } from "../../testing/test-server.ts";
import { rejectEntry } from "../review/finish-review.ts";
import { acceptItem } from "../review/item.ts";
import { claimBody, entryBody, fileReferences } from "../samples.ts";

const guidance = "税務署の窓口かe-Taxで受け取れます。";
const brand: ServedBrand = brandAskingFor([
  {
    key: "tax_payment",
    title: "納税証明書",
    guidance,
    from: "corporate",
    required: true,
    only: "pdf",
    files: 1,
    goodForDays: 90,
  },
  { key: "licence", title: "許可証", guidance, from: "both", required: false },
  { key: "residence", title: "住民票", guidance, from: "individual", required: true },
]);

const server = await testServer({ review: "desk" }, { brands: [brand] });
const desk = await server.signInStaff();

const { notSubmitted, confirming, inadequate, confirmed, expired } = IdentityConfirmation;
const tax = "further_tax_payment";

const saveDraft = async (client: TestClient, files: readonly number[]) => {
  const { version } = (await client.call("getDraftEntry")).body;
  return client.call("putDraftEntry", { body: { version, addfiles: files.map((id) => ({ id })) } });
};

const readState = async (client: TestClient) => {
  const { missing, furtherPapers } = await readReadiness(client);
  return {
    missing: missing.map(({ need, kind, state }) => [need, kind, state].filter(Boolean).join(" ")),
    papers: furtherPapers.map(({ kind, required, status }) => [kind, required, status]),
  };
};

/** Makes each invoice different, because the same invoice is refused. */
let count = 0;
async function submit(client: TestClient, invoice?: number) {
  count += 1;
  const contentfile_relations = invoice === undefined ? [] : fileReferences("invoice", invoice);
  const claims = [claimBody({ amount: String(1_000_000 + count), contentfile_relations })];
  const { version: draft_version } = (await client.call("getDraftEntry")).body;
  return client.call("createEntry", { body: { ...entryBody({ claims }), draft_version } });
}

async function submitWithCertificate(): Promise<TestEntry & { file: number }> {
  const { client, id: applicantId, email } = await server.signInApplicant();
  const file = await server.insertFile(applicantId, tax);
  await saveDraft(client, [file]);
  const { status, body } = await submit(client, await server.insertFile(applicantId, "invoice"));
  expect(status).toBe(200);
  return { client, applicantId, email, id: body.id, claims: body.claims.map(({ id }) => id), file };
}

const askTaxAgain = (entry: TestEntry, uploads: number[] = []) =>
  askAgain(server, entry, { subject: tax, claim: null, uploads, reason: "有効期限が切れています。" });

test("B20 companies and individuals need the papers that the brand requires of each", async () => {
  const company = await server.signInApplicant();
  expect(await readState(company.client)).toEqual({
    missing: [`furtherPaper ${tax} missing`],
    papers: [
      [tax, true, notSubmitted],
      ["further_licence", false, notSubmitted],
    ],
  });
  const trader = await server.signInApplicant({ corporate_division: "individual" });
  expect((await readState(trader.client)).papers.map(([kind]) => kind)).toEqual([
    "further_licence",
    "further_residence",
  ]);
});

test("B20 a submission without a required paper is refused and keeps the draft", async () => {
  const { client, id } = await server.signInApplicant();
  const optionalFile = await server.insertFile(id, "further_licence");
  await saveDraft(client, [optionalFile]);
  const refused = await submit(client);
  expect(refused).toMatchObject({
    status: 400,
    body: {
      addfiles: ["「納税証明書」のファイルを追加してください。"],
      codes: { addfiles: [{ code: "fileMissing", params: { kind: tax } }] },
    },
  });
  expect((await client.call("getDraftEntry")).body.addfiles.map(({ id }) => id)).toEqual([optionalFile]);

  const file = await server.insertFile(id, tax);
  await saveDraft(client, [optionalFile, file]);
  expect((await readState(client)).missing).toEqual([]);
  const { status, body } = await submit(client);
  expect(status).toBe(200);
  expect(body.addfiles.map(({ id }) => id)).toEqual([optionalFile, file]);
});

test("D20 R7.1 a body without draft_version is not refused for missing further papers", async () => {
  const { client } = await server.signInApplicant();
  expect(await submit(client)).toMatchObject({
    status: 400,
    body: { codes: { addfiles: [{ code: "fileMissing" }] } },
  });
  const { status, body } = await client.call("createEntry", { body: entryBody() });
  expect({ status, body }).toMatchObject({ status: 200, body: { addfiles: [] } });
});

test("B20 D1 a submitted certificate cannot be deleted or get another kind", async () => {
  const { client, file } = await submitWithCertificate();
  expect((await client.call("deleteUpload", { params: { id: file } })).status).toBe(409);
  const change = await client.call("setFileKinds", {
    params: { id: file },
    body: { kinds: ["further_licence"] },
  });
  expect(change.status).toBe(400);
});

test("B20 the database refuses to accept a paper that was never submitted", async () => {
  const { id } = await server.signInApplicant();
  const write = (status: 1 | 2 | 3) =>
    server.rows`insert into further_paper (applicant_id, kind, status, valid_until)
      values (${id}, ${tax}, ${status}, null)`;
  await expect(write(confirming)).rejects.toThrow(/has handed in no/);
  await expect(write(confirmed)).rejects.toThrow(/has handed in no/);
  await expect(write(inadequate)).resolves.toBeDefined();
});

test("B20 B4 the desk sees the paper's title and can ask for a new file", async () => {
  const entry = await submitWithCertificate();
  const deskEntry = await desk.read<{ further_papers: unknown[]; entry: { addfiles: UploadRecord[] } }>(
    `/desk/entries/${entry.id}`,
  );
  expect(deskEntry.further_papers[0]).toEqual({
    kind: tax,
    title: "納税証明書",
    required: true,
    status: confirming,
    valid_until: null,
  });
  expect(deskEntry.entry.addfiles.map(({ kind }) => kind)).toEqual([tax]);

  await askTaxAgain(entry, [entry.file]);
  expect((await readEntry(entry)).inadequacies).toMatchObject([
    { subject: tax, claim: null, uploads: [entry.file] },
  ]);
  expect((await readState(entry.client)).missing).toEqual([`furtherPaper ${tax} inadequate`]);
  expect((await server.lastMailTo(entry.email)).body).toContain("■納税証明書\n有効期限が切れています。");

  const review = (files: readonly number[]) =>
    entry.client.call("reviewEntry", {
      params: { id: entry.id },
      body: entryBody({
        claims: entry.claims.map((id) => claimBody({ id })),
        addfiles: files.map((id) => ({ id })),
      }),
    });
  expect(await review([entry.file])).toMatchObject({
    status: 400,
    body: { addfiles: ["「納税証明書」のファイルを追加してください。"] },
  });
  const otherKind = await server.insertFile(entry.applicantId, "further_licence");
  expect((await review([otherKind])).status).toBe(400);

  const newFile = await server.insertFile(entry.applicantId, tax);
  const { status, body } = await review([newFile]);
  expect(status).toBe(200);
  expect(body.status).toBe(EntryStatus.underReview);
  expect(body.addfiles.map(({ id }) => id)).toEqual([newFile]);
  expect((await readState(entry.client)).papers[0]).toEqual([tax, true, confirming]);
});

test("B20 R4.10 an accepted paper counts for the next entry until it expires", async () => {
  const entry = await submitWithCertificate();
  await asDesk(server, entry, (context, row) => acceptItem(context, row, { subject: tax, claim: null }));
  expect((await readReadiness(entry.client)).furtherPapers[0]).toMatchObject({
    status: confirmed,
    valid_until: "2027-02-19",
  });
  await asDesk(server, entry, (context, row) => rejectEntry(context, row, { reasons: [] }));
  const next = await submit(entry.client);
  expect(next.status).toBe(200);
  expect(next.body.addfiles.map(({ id }) => id)).toEqual([entry.file]);
  await asDesk(server, next.body, (context, row) => rejectEntry(context, row, { reasons: [] }));

  await server.rows`update further_paper set valid_until = '2026-11-20'
    where applicant_id = ${entry.applicantId}`;
  expect(await readState(entry.client)).toMatchObject({
    missing: [`furtherPaper ${tax} expired`],
    papers: [[tax, true, expired], expect.anything()],
  });
  expect((await submit(entry.client)).status).toBe(400);
});

test("B20 an offer accepts the paper for the brand's validity period", async () => {
  const entry = await submitWithCertificate();
  await offer(server, entry);
  const { furtherPapers } = await readReadiness(entry.client);
  expect(furtherPapers[0]).toMatchObject({ status: confirmed, valid_until: "2027-02-19" });
});

test("B20 the desk can ask for an optional paper but cannot accept a missing one", async () => {
  const entry = await submitWithCertificate();
  expect((await desk.act(entry.id, "accept", { subject: "further_licence" })).status).toBe(404);
  expect((await desk.act(entry.id, "ask-again", { subject: "further_map", reason: "地図" })).status).toBe(
    404,
  );
  const rejection = await desk.act(entry.id, "ask-again", {
    subject: "further_licence",
    reason: "許可証もお送りください。",
  });
  expect(rejection.status).toBe(200);
});

async function upload(client: TestClient, kind: string, form: "pdf" | "png" = "pdf") {
  const [bytes, type] =
    form === "pdf" ? [samples.pdf(), "application/pdf"] : [await samples.png(), "image/png"];
  const content = new File([new Uint8Array(bytes)], `証明書.${form}`, { type });
  return (await client.call("uploadFile", { body: { kind, content } })) as TestAnswer<
    UploadRecord & { non_field_errors: string[] }
  >;
}

test("B20 R5.12 the brand limits format and number of a paper's files", async () => {
  const { client } = await server.signInApplicant();
  const picture = await upload(client, tax, "png");
  expect(picture).toMatchObject({
    status: 400,
    body: { non_field_errors: ["この書類は、PDFでお送りください。"] },
  });
  expect(await upload(client, tax)).toMatchObject({ status: 200, body: { kind: tax } });
  expect(await upload(client, tax)).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining("1件まで")] },
  });
  expect((await upload(client, "further_licence", "png")).status).toBe(200);
});

test("B20 R7.10 an upload of an undeclared kind is refused", async () => {
  const { client } = await server.signInApplicant();
  expect(await upload(client, "further_map")).toMatchObject({
    status: 400,
    body: { codes: { non_field_errors: [{ code: "paperNotAskedFor" }] } },
  });
  expect((await upload(client, "further_Tax")).status).toBe(400);
  expect((await upload(client, "tax_payment")).status).toBe(400);
});
