import { canMoveToPapers, canShareFile, fileKinds, IdentityConfirmation } from "@kaitori/domain";
import type { UploadRecord } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { asApplicant } from "../database/database.ts";
import { finishReview } from "../entry/review/finish-review.ts";
import { askAgainFor } from "../entry/review/item.ts";
import { entryBody } from "../entry/samples.ts";
import { asDesk } from "../testing/entry-in.ts";
import { insertStatements } from "../testing/insert-statements.ts";
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
  const { client } = await server.signedIn();
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
  const { client } = await server.signedIn();
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
  const { client, id: applicantId } = await server.signedIn();
  const { body } = await upload(client, "pl");
  const update = asApplicant(server.database, { brand: "everyone", applicantId }, (transaction) =>
    sql`update file set kinds = ${kinds} where id = ${body.id}`.execute(transaction),
  );
  await expect(update).rejects.toThrow(/kinds_of_one_set|another set/);
});

test("R5.12 the owner can change the kinds of a file within its set", async () => {
  const { client } = await server.signedIn();
  const { id } = (await upload(client, "pl")).body;
  const change = (kinds: string[], browser = client) =>
    browser.call("setFileKinds", { params: { id }, body: { kinds } });
  expect((await change(["bs", "pl"])).body).toMatchObject({ kind: "bs", kinds: ["bs", "pl"] });
  expect((await change(["bs", "invoice"])).status).toBe(400);
  expect((await change(["tb_bs"])).status).toBe(400);
  expect((await change(["pl"], (await server.signedIn()).client)).status).toBe(404);
  await client.call("putDraftEntry", { body: { version: 0, addfiles: [{ id }] } });
  const draft = (await client.call("getDraftEntry")).body;
  expect(draft.addfiles).toMatchObject([{ kind: "bs", kinds: ["bs", "pl"] }]);
});

/** Submits an entry whose financial statements are one file of these kinds. */
async function submitWithOneFile(kinds: readonly string[]) {
  const { client, id: applicantId } = await server.signedIn({
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
