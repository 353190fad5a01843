import { canMoveToPapers, canShareFile, fileKinds, IdentityConfirmation } from "@kaitori/domain";
import type { UploadRecord } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { asApplicant } from "../database/database.ts";
import { finishReview } from "../entry/review/finish-review.ts";
import { askAgainFor } from "../entry/review/item.ts";
import { claimBody, entryBody } from "../entry/samples.ts";
import { asDesk, insertStatements } from "../testing/entry-in.ts";
import { type TestAnswer, type TestClient, testServer } from "../testing/test-server.ts";
import * as samples from "./inspection/samples.ts";

const server = await testServer();

const statementKinds = ["pl", "bs", "breakdown_statement", "sga_expenses"];

async function upload(client: TestClient, kind: string, kinds?: string) {
  const content = new File([new Uint8Array(await samples.png())], "決算書.png", { type: "image/png" });
  const body = { kind, content, ...(kinds === undefined ? {} : { kinds }) };
  return (await client.call("uploadFile", { body })) as TestAnswer<
    UploadRecord & { non_field_errors: string[] }
  >;
}

test("R5.12 an upload stores all kinds of the file, the main kind first", async () => {
  const { client } = await server.signInApplicant();
  expect((await upload(client, "pl")).body).toMatchObject({ kind: "pl", kinds: ["pl"] });
  expect((await upload(client, "pl", statementKinds.join())).body).toMatchObject({
    kind: "pl",
    kinds: statementKinds,
  });
});

test.each([
  { kind: "pl", kinds: "pl,invoice" },
  { kind: "bs", kinds: "pl,bs" },
])("R5.12 a file cannot have kinds of different sets: %o", async ({ kind, kinds }) => {
  const { client } = await server.signInApplicant();
  const { status, body } = await upload(client, kind, kinds);
  expect(status).toBe(400);
  expect(body.non_field_errors[0]).toMatch(/同じ決算書か試算表/);
});

test("R5.12 the database and the domain allow the same combinations of kinds in a file", async () => {
  const sets = [
    ...fileKinds.flatMap((one) => fileKinds.map((other) => [one, other])),
    ...fileKinds.map((one) => [one]),
    statementKinds,
    [...statementKinds, "invoice"],
  ];
  const rows = await server.rows<{ may: boolean }>`
    select may_share_a_file(array(select json_array_elements_text(one))) as may
    from json_array_elements(${JSON.stringify(sets)}::json) with ordinality as given (one, position) order by position`;
  expect(rows.map(({ may }) => may)).toEqual(sets.map(canShareFile));
});

test("R5.12 the database and the domain allow the same changes of kinds", async () => {
  const numbered = [...fileKinds, "passbook_cover_1", "ib_details_2", "invoice_1"];
  const moves = [
    ...numbered.flatMap((one) => numbered.map((other) => [[one], [other]] as const)),
    [
      ["pl", "bs"],
      ["bs", "sga_expenses"],
    ] as const,
    [["passbook_cover_1"], ["passbook_cover_1", "passbook_details_1"]] as const,
  ];
  const rows = await server.rows<{ may: boolean }>`
    select may_become(
      array(select json_array_elements_text(one -> 0)), array(select json_array_elements_text(one -> 1))) as may
    from json_array_elements(${JSON.stringify(moves)}::json) with ordinality as given (one, position) order by position`;
  expect(rows.map(({ may }) => may)).toEqual(moves.map(([before, after]) => canMoveToPapers(before, after)));
});

test.each([
  { change: "add a kind of another set", kinds: ["pl", "invoice"] },
  { change: "replace the set", kinds: ["invoice"] },
  { change: "do not begin with the main kind", kinds: ["bs", "pl"] },
])("R5.12 the database refuses kinds that $change", async ({ kinds }) => {
  const { client, id: applicantId } = await server.signInApplicant();
  const { body } = await upload(client, "pl");
  const update = asApplicant(server.database, { brand: "test-brand", applicantId }, (transaction) =>
    sql`update file set kinds = ${kinds} where id = ${body.id}`.execute(transaction),
  );
  await expect(update).rejects.toThrow(/kinds_of_one_set|another set/);
});

test("R5.12 the owner can change the kinds of a file within its set", async () => {
  const { client } = await server.signInApplicant();
  const { id } = (await upload(client, "pl")).body;
  const change = (kinds: string[], browser = client) =>
    browser.call("setFileKinds", { params: { id }, body: { kinds } });
  expect((await change(["bs", "pl"])).body).toMatchObject({ kind: "bs", kinds: ["bs", "pl"] });
  expect((await change(["bs", "invoice"])).status).toBe(400);
  expect((await change(["tb_bs"])).status).toBe(400);
  expect((await change(["pl"], (await server.signInApplicant()).client)).status).toBe(404);
  await client.call("putDraftEntry", { body: { version: 0, addfiles: [{ id }] } });
  const draft = (await client.call("getDraftEntry")).body;
  expect(draft.addfiles).toMatchObject([{ kind: "bs", kinds: ["bs", "pl"] }]);
});

async function submitWithOneFile(kinds: readonly string[]) {
  const { client, id: applicantId } = await server.signInApplicant({
    withdrawals_detail_status: IdentityConfirmation.notSubmitted,
    financial_statements_status: IdentityConfirmation.notSubmitted,
  });
  const { draft } = await insertStatements(server, applicantId);
  const file = await server.insertFile(applicantId, "pl", [...kinds]);
  const { uploaded } = draft.financial_statements;
  const answer = {
    canSubmit: true,
    taxReturnSubmission: "document",
    includesSellingAndAdminExpenses: true,
    uploaded,
  } as const;
  const invoice = await server.insertFile(applicantId, "invoice");
  await client.call("putDraftEntry", {
    body: { version: 0, banks: draft.banks, addfiles: [{ id: file }], financial_statements: answer },
  });
  const body = entryBody();
  for (const claim of body.claims ?? [])
    claim.contentfile_relations = [{ kind: "invoice", contentfile: { id: invoice } }];
  return { client, applicantId, file, answer: await client.call("createEntry", { body }) };
}

test("R4.17 the financial statements of a year are accepted as one file", async () => {
  const { client, file, answer } = await submitWithOneFile(statementKinds);
  expect(answer.status).toBe(200);
  expect(answer.body.addfiles).toContainEqual(
    expect.objectContaining({ id: file, kind: "pl", kinds: statementKinds }),
  );
  const kinds = ["pl", "bs"];
  expect((await client.call("setFileKinds", { params: { id: file }, body: { kinds } })).status).toBe(409);
});

test.each([
  { newKinds: statementKinds, status: 200 },
  { newKinds: ["pl", "bs"], status: 400 },
])("B4 a replacement of a refused file must have all its kinds: %o", async ({ newKinds, status }) => {
  const { client, applicantId, file, answer } = await submitWithOneFile(statementKinds);
  const { id } = answer.body;
  await asDesk(server, { id }, async (context, row) => {
    const reason = "数字が読めません。";
    await askAgainFor(context, row, {
      subject: "financial_statements",
      claim: null,
      uploads: [file],
      reason,
    });
    await finishReview(context, row);
  });
  const newer = await server.insertFile(applicantId, "pl", newKinds);
  const { body } = await client.call("getEntry", { params: { id } });
  const input = await client.call("reviewEntry", {
    params: { id },
    body: { ...body, addfiles: [{ id: newer }] },
  });
  expect(input.status).toBe(status);
});

const uploadPicture = async (client: TestClient) => Number((await upload(client, "invoice_1")).body.id);

const picturesIn = (body: unknown) => JSON.stringify(body).split("data:image").length - 1;
const papers = (ids: readonly number[]) => ids.map((id) => ({ kind: "invoice_1", contentfile: { id } }));
const draft = (relations: ReturnType<typeof papers>) => ({
  version: 0,
  purchase_amount_desired: "",
  purpose: "",
  claims: [claimBody({ contentfile_relations: relations })],
});

test("D2 B3 saving a draft returns only its version, and reading it returns each picture once", async () => {
  const { client } = await server.signInApplicant();
  const ids = [await uploadPicture(client), await uploadPicture(client)];
  const saved = await client.call("putDraftEntry", { body: draft(papers([...ids, ...ids])) });
  expect(JSON.stringify(saved.body).length).toBeLessThan(100);
  const opened = await client.call("getDraftEntry");
  expect(
    opened.body.claims[0]?.contentfile_relations.map(({ contentfile }) => contentfile.image !== null),
  ).toEqual([true, true, false, false]);
  const stale = await client.call("putDraftEntry", { body: draft(papers(ids)) });
  expect(stale.status).toBe(409);
  expect(picturesIn(stale.body)).toBe(2);
});

test("D2 B3 an entry lists its files without pictures", async () => {
  const { client } = await server.signInApplicant();
  const contentfile_relations = papers([await uploadPicture(client)]);
  const claims = Array.from({ length: 5 }, () => claimBody({ contentfile_relations }));
  const body = await client.callOrThrow("createEntry", { body: entryBody({ claims }) });
  expect(picturesIn(body)).toBe(0);
  expect(picturesIn((await client.call("getEntry", { params: { id: body.id } })).body)).toBe(0);
});

test("D2 B3 the profile shows the pictures of the newest documents only", async () => {
  const { client, id } = await server.signInApplicant();
  for (let index = 0; index < 71; index += 1) await server.insertFile(id, "identity");
  await server.rows`update file set preview = 'data:image/jpeg;base64,A' where applicant_id = ${id}`;
  const { body } = await client.call("getProfile");
  expect(body.addfiles).toHaveLength(71);
  expect(picturesIn(body)).toBe(60);
});

test("D2 the largest draft returns at most sixty pictures, each once", async () => {
  const { client, id } = await server.signInApplicant();
  const files: number[] = [];
  for (let index = 0; index < 120; index += 1)
    files.push(await server.insertFile(id, `invoice_${1 + Math.floor(index / 24)}`));
  const preview = `data:image/jpeg;base64,${"A".repeat(11_900)}`;
  await server.database.updateTable("file").set({ preview }).where("applicant_id", "=", id).execute();
  const contentfile_relations = papers(files);
  const bank = { bank_name: "", bank_account_number: "", file_format: "passbook" as const };
  const largest = {
    ...draft(contentfile_relations),
    claims: Array.from({ length: 5 }, () => claimBody({ contentfile_relations })),
    banks: Array.from({ length: 20 }, () => ({ ...bank, contentfile_relations })),
    addfiles: Array.from({ length: 600 }, (_, index) => ({ id: files[index % files.length] ?? 0 })),
  };
  expect((await client.call("putDraftEntry", { body: largest })).status).toBe(200);
  const body = await client.callOrThrow("getDraftEntry");
  expect(picturesIn(body)).toBe(60);
  expect(JSON.stringify(body).length).toBeLessThan(60 * 12_000 + 3_600 * 250);
});

test("B7 the database refuses a large preview", async () => {
  const { client } = await server.signInApplicant();
  const id = await uploadPicture(client);
  const large = server.rows`update file set preview = repeat('x', 12001) where id = ${id}`;
  await expect(large).rejects.toThrow(/preview/);
});

test.each([
  {
    excess: "six claims",
    body: { claims: Array.from({ length: 6 }, () => ({})) },
    message: "請求書は5個までです",
  },
  { excess: "21 banks", body: { banks: Array.from({ length: 21 }, () => ({})) }, message: "20件まで" },
  {
    excess: "too many files",
    body: { addfiles: Array.from({ length: 601 }, () => ({ id: 1 })) },
    message: "600件まで",
  },
  {
    excess: "too many files of one invoice",
    body: { claims: [{ contentfile_relations: papers(Array.from({ length: 121 }, () => 1)) }] },
    message: "120件まで",
  },
  { excess: "a very long text", body: { purpose: "あ".repeat(4_001) }, message: "4000文字以内" },
])("D2 R5.9 R5.12 a draft with $excess is refused with the limit", async ({ body, message }) => {
  const { client } = await server.signInApplicant();
  const answer = await client.call("putDraftEntry", { body: { version: 0, ...body } as never });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(message);
});
