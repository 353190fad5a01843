import { IdentityConfirmation } from "@kaitori/domain";
import { createEntry, deleteUpload, getDraftEntry, putDraftEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { entryBody } from "../samples.ts";
import { deleteDraft } from "./draft-store.ts";
import { draftEntryForm } from "./kept-draft-entry.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

/** A draft that names one file. */
async function draftWithFile() {
  const { client, id } = await server.signedIn({
    withdrawals_detail_status: IdentityConfirmation.confirmed,
    financial_statements_status: IdentityConfirmation.confirmed,
  });
  const file = await insertFile(server, id, "pl");
  const body = { version: 0, addfiles: [{ id: file }] };
  const { version } = (await client.call(putDraftEntry, { body })).body;
  return { client, file, version };
}

test("a save that names a file deleted in another tab is told of the newer draft, not that nothing was found", async () => {
  const { client, file, version } = await draftWithFile();
  await client.call(deleteUpload, { params: { id: file } });
  const newer = (await client.call(putDraftEntry, { body: { version } })).body.version;
  const stale = await client.call(putDraftEntry, { body: { version, addfiles: [{ id: file }] } });
  expect(stale).toMatchObject({ status: 409, body: { current: { version: newer, addfiles: [] } } });
});

test("a file deleted by a tab that ended before its save does not close the way to save", async () => {
  const { client, file, version } = await draftWithFile();
  await client.call(deleteUpload, { params: { id: file } });
  const saved = await client.call(putDraftEntry, { body: { version, addfiles: [{ id: file }] } });
  expect(saved.status).not.toBe(404);
});

test("an entry whose draft names a deleted file is taken without it or says what is missing", async () => {
  const { client, file } = await draftWithFile();
  await client.call(deleteUpload, { params: { id: file } });
  const created = await client.call(createEntry, { body: entryBody() });
  expect(created.status).not.toBe(404);
});

test("the answer to a save carries no pictures: the page has them already", async () => {
  const { client, file, version } = await draftWithFile();
  const preview = "data:image/jpeg;base64,cGljdHVyZQ==";
  await server.database.updateTable("file").set({ preview }).where("id", "=", file).execute();
  const { body } = await client.call(putDraftEntry, { body: { version, addfiles: [{ id: file }] } });
  expect(JSON.stringify(body)).not.toContain(preview);
});

test("a tab that knows a draft given up since does not overwrite the one begun after it", async () => {
  const { client, id } = await server.signedIn();
  const save = (version: number, purpose: string) =>
    client.call(putDraftEntry, { body: { version, purpose } });
  const { version } = (await save(0, "given up")).body;
  await deleteDraft(server.database, { applicantId: id, form: draftEntryForm });
  await save(0, "begun anew");
  expect(await save(version, "typed on in the stale tab")).toMatchObject({
    status: 409,
    body: { current: { purpose: "begun anew" } },
  });
});

test("B3 a submission does not throw away what another tab has kept since: the newer draft comes with the refusal", async () => {
  const { client } = await server.signedIn({
    withdrawals_detail_status: IdentityConfirmation.confirmed,
    financial_statements_status: IdentityConfirmation.confirmed,
  });
  const save = async (version: number, purpose: string) =>
    (await client.call(putDraftEntry, { body: { version, purpose } })).body.version;
  const known = await save(0, "as this tab knows it");
  const newer = await save(known, "typed in the other tab");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const submit = (draft_version: number) =>
    client.call(createEntry, { body: { ...entryBody(), draft_version }, headers });

  expect(await submit(known)).toMatchObject({
    status: 409,
    body: { codes: { detail: [{ code: "draftStale" }] }, current: { version: newer } },
  });
  expect((await client.call(getDraftEntry)).body).toMatchObject({ purpose: "typed in the other tab" });

  const created = await submit(newer);
  expect(created.status).toBe(200);
  expect((await client.call(getDraftEntry)).body).toMatchObject({ version: 0 });
  // The answer was lost and is asked for again: the draft of meanwhile is another entry's.
  await save(0, "begun after the submission");
  expect(await submit(newer)).toMatchObject({ status: 200, body: { id: created.body.id } });
});

test("B3 a submission that names no version is taken with the draft as it stands", async () => {
  const { client } = await server.signedIn({
    withdrawals_detail_status: IdentityConfirmation.confirmed,
    financial_statements_status: IdentityConfirmation.confirmed,
  });
  await client.call(putDraftEntry, { body: { version: 0, purpose: "kept" } });
  expect((await client.call(createEntry, { body: entryBody() })).status).toBe(200);
});
