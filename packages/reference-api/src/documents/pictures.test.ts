import { expect, test } from "vitest";
import { claimBody, entryBody } from "../entry/samples.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";
import * as samples from "./inspection/samples.ts";

const server = await testServer();

async function uploadPicture(client: TestClient): Promise<number> {
  const content = new File([new Uint8Array(await samples.png())], "請求書.png", { type: "image/png" });
  const { body } = await client.call("uploadFile", { body: { kind: "invoice_1", content } });
  expect(body.image).toMatch(/^data:image\/jpeg;base64,/);
  return body.id;
}

const picturesIn = (body: unknown) => JSON.stringify(body).split("data:image").length - 1;
const papers = (ids: readonly number[]) => ids.map((id) => ({ kind: "invoice_1", contentfile: { id } }));
const draft = (relations: ReturnType<typeof papers>) => ({
  version: 0,
  purchase_amount_desired: "",
  purpose: "",
  claims: [claimBody({ contentfile_relations: relations })],
});

test("D2 B3 saving a draft returns only its version, and reading it returns each picture once", async () => {
  const { client } = await server.signedIn();
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
  const { client } = await server.signedIn();
  const contentfile_relations = papers([await uploadPicture(client)]);
  const claims = Array.from({ length: 5 }, () => claimBody({ contentfile_relations }));
  const body = await client.callOrThrow("createEntry", { body: entryBody({ claims }) });
  expect(picturesIn(body)).toBe(0);
  expect(picturesIn((await client.call("getEntry", { params: { id: body.id } })).body)).toBe(0);
});

test("D2 B3 the profile shows the pictures of the newest documents only", async () => {
  const { client, id } = await server.signedIn();
  for (let index = 0; index < 71; index += 1) await server.insertFile(id, "identity");
  await server.rows`update file set preview = 'data:image/jpeg;base64,A' where applicant_id = ${id}`;
  const { body } = await client.call("getProfile");
  expect(body.addfiles).toHaveLength(71);
  expect(picturesIn(body)).toBe(60);
});

test("D2 the largest draft returns at most sixty pictures, each once", async () => {
  const { client, id } = await server.signedIn();
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
  const { client } = await server.signedIn();
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
  {
    excess: "too many files of one invoice",
    body: { claims: [{ contentfile_relations: papers(Array.from({ length: 121 }, () => 1)) }] },
    message: "120件まで",
  },
  { excess: "a very long text", body: { purpose: "あ".repeat(4_001) }, message: "4000文字以内" },
])("D2 R5.9 R5.12 a draft with $excess is refused with the limit", async ({ body, message }) => {
  const { client } = await server.signedIn();
  const answer = await client.call("putDraftEntry", { body: { version: 0, ...body } as never });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(message);
});
