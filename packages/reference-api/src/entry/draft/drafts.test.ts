import { EntryStatus, type ReviewReason } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, decideAll, entryIn, readEntry, type TestEntry } from "../../testing/entry-in.ts";
import { type TestClient, testServer } from "../../testing/test-server.ts";
import { decideClaim } from "../review/decide-claim.ts";
import { claimBody, entryBody, fileReferences } from "../samples.ts";

const server = await testServer();

const write = (client: TestClient, version: number, purpose = "仕入れ") =>
  client.call("putDraftEntry", { body: { version, purpose } });

test("B3 every write of a draft raises its version", async () => {
  const { client } = await server.signInApplicant();
  expect((await client.call("getDraftEntry")).body).toMatchObject({ id: null, version: 0, claims: [] });
  const one = (await write(client, 0, "一")).body;
  expect((await client.call("getDraftEntry")).body).toMatchObject({ ...one, purpose: "一" });
  const two = (await write(client, one.version, "二")).body;
  expect((await client.call("getDraftEntry")).body).toMatchObject({ ...two, purpose: "二" });
  expect(two.version).toBeGreaterThan(one.version);
});

test("B3 a write of an outdated tab returns 409 with the current draft", async () => {
  const { client } = await server.signInApplicant();
  const answers = await Promise.all([write(client, 0, "左"), write(client, 0, "右")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const storedDraft = (await client.call("getDraftEntry")).body;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ current: storedDraft });
  expect((await write(client, 7)).status).toBe(409);
});

test("B3 a page can save again before the response to its first save, in either order of arrival", async () => {
  const { client } = await server.signInApplicant();
  const content = (purpose: string) => ({ purpose, purchase_amount_desired: "" });
  const sendDraft = (version: number, purpose: string, follows?: string) =>
    client.call("putDraftEntry", {
      body: { version, ...content(purpose), ...(follows && { follows: content(follows) }) },
    });
  await Promise.all([sendDraft(0, "仕"), sendDraft(0, "仕入れ", "仕")]);
  expect((await client.call("getDraftEntry")).body.purpose).toBe("仕入れ");
  const { version } = (await client.call("getDraftEntry")).body;
  await sendDraft(version, "仕入");
  expect((await sendDraft(version, "仕入れの代金", "仕入れの")).status).toBe(409);
  expect((await sendDraft(version, "仕入れの代金", "仕入")).status).toBe(200);
  expect((await client.call("getDraftEntry")).body.purpose).toBe("仕入れの代金");
});

test("R6.3 B3 a draft accepts only the applicant's files and leaves out deleted ones", async () => {
  const { client, id } = await server.signInApplicant();
  const { client: other } = await server.signInApplicant();
  const file = await server.insertFile(id, "invoice_1");
  const claims = [claimBody({ contentfile_relations: fileReferences("invoice_1", file) })];
  const absent = [claimBody({ contentfile_relations: fileReferences("invoice_1", 1) })];
  const refused = await other.call("putDraftEntry", { body: { version: 0, claims } });
  expect(refused.status).toBe(400);
  const absentAnswer = await other.call("putDraftEntry", { body: { version: 0, claims: absent } });
  expect(refused.body).toEqual(absentAnswer.body);
  await client.call("putDraftEntry", { body: { version: 0, claims } });
  expect((await client.call("getDraftEntry")).body.claims[0]?.contentfile_relations).toMatchObject([
    { contentfile: { id: file, kind: "invoice_1" } },
  ]);
  await server.rows`delete from file where id = ${file}`;
  expect((await client.call("getDraftEntry")).body.claims[0]?.contentfile_relations).toEqual([]);
});

test("B3 a new draft never has the version of a deleted one", async () => {
  const { client, id } = await server.signInApplicant();
  const { version } = (await write(client, 0)).body;
  await server.rows`delete from draft where applicant_id = ${id}`;
  expect((await client.call("getDraftEntry")).body.version).toBe(0);
  expect((await write(client, version)).body).toMatchObject({ current: { version: 0 } });
  const recreated = (await write(client, 0, "新しい下書き")).body;
  expect(recreated.version).toBeGreaterThan(version);
  expect(await write(client, version)).toMatchObject({ status: 409, body: { current: recreated } });
});

test("B3 drafts of forms are stored by name and applicant", async () => {
  const { client } = await server.signInApplicant();
  const { client: other } = await server.signInApplicant();
  const saveForm = (by: TestClient, last_name = "山田") =>
    by.call("putFormDraft", { params: { name: "profile" }, body: { version: 0, input: { last_name } } });
  const { version } = (await saveForm(client)).body;
  const { body } = await client.call("getFormDraft", { params: { name: "profile" } });
  expect(body).toMatchObject({ version, input: { last_name: "山田" } });
  expect(await saveForm(client, "山本")).toMatchObject({ status: 409, body: { current: { version } } });
  expect((await other.call("getFormDraft", { params: { name: "profile" } })).body).toMatchObject({
    version: 0,
    input: null,
  });
  expect((await client.call("getFormDraft", { params: { name: "entry" } })).body).toMatchObject({
    version: 0,
  });
});

test("B3 a submitted form deletes its draft, but not a newer one of another device", async () => {
  const { client } = await server.signInApplicant();
  const params = { name: "profile" };
  const send = (version: number, input: object | null, follows?: object) =>
    client.call("putFormDraft", { params, body: { version, input, ...(follows && { follows }) } });
  const { version } = (await send(0, { last_name: "山田" })).body;
  const newer = (await send(version, { last_name: "山本" })).body;
  expect(await send(version, null)).toMatchObject({ status: 409, body: { current: newer } });
  expect((await send(version, null, { last_name: "山本" })).status).toBe(200);
  const last = (await send(0, { last_name: "山田" })).body;
  expect((await send(last.version, null)).status).toBe(200);
  await send(0, { last_name: "山田" });
  // A client that does not send its version.
  expect((await send(0, null)).body).toMatchObject({ version: 0 });
  expect((await client.call("getFormDraft", { params })).body).toMatchObject({ input: null });
});

test("B3 a retried save returns the same version", async () => {
  const { client } = await server.signInApplicant();
  const first = (await write(client, 0, "一度だけ")).body;
  expect(await write(client, 0, "一度だけ")).toMatchObject({ status: 200, body: { version: first.version } });
  const second = (await write(client, first.version, "二度目")).body;
  expect(await write(client, first.version, "二度目")).toMatchObject({
    status: 200,
    body: { version: second.version },
  });
});

test("B3 a draft that is larger than any form is refused with 413", async () => {
  const { client } = await server.signInApplicant();
  const saveForm = (text: string) =>
    client.call("putFormDraft", { params: { name: "profile" }, body: { version: 0, input: { text } } });
  expect(await saveForm("あ".repeat(100_000))).toMatchObject({
    status: 413,
    body: { detail: "送信されたデータが大きすぎます。" },
  });
  expect((await saveForm("あ".repeat(90_000))).status).toBe(200);
});

test("B3 an applicant can have at most 50 form drafts and can still save each of them", async () => {
  const { client } = await server.signInApplicant();
  const saveForm = (name: string, version = 0) =>
    client.call("putFormDraft", { params: { name }, body: { version, input: { a: "1" } } });
  const formAnswers = [];
  for (let form = 0; form < 50; form += 1) formAnswers.push(await saveForm(`form-${form}`));
  expect(new Set(formAnswers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await saveForm("one-more")).toMatchObject({ status: 409, body: { detail: expect.any(String) } });
  expect((await saveForm("form-3", formAnswers[3]?.body.version)).status).toBe(200);
});

async function createDraftWithFile() {
  const { client, id } = await server.signInApplicant();
  const file = await server.insertFile(id, "pl");
  const body = { version: 0, addfiles: [{ id: file }] };
  const { version } = (await client.call("putDraftEntry", { body })).body;
  const save = (baseVersion: number, addfiles: { id: number }[]) =>
    client.call("putDraftEntry", { body: { version: baseVersion, addfiles } });
  return { client, file, version, save };
}

test("a save with a file that another tab deleted returns the newer draft", async () => {
  const { client, file, version, save } = await createDraftWithFile();
  await client.call("deleteUpload", { params: { id: file } });
  // Without a newer draft the missing file is reported.
  expect((await save(version, [{ id: file }])).status).toBe(400);
  const newer = (await save(version, [])).body.version;
  const current = { version: newer, addfiles: [] };
  expect(await save(version, [{ id: file }])).toMatchObject({ status: 409, body: { current } });
});

test("the response to a save contains no pictures", async () => {
  const { file, version, save } = await createDraftWithFile();
  const preview = "data:image/jpeg;base64,cGljdHVyZQ==";
  await server.rows`update file set preview = ${preview} where id = ${file}`;
  expect(JSON.stringify((await save(version, [{ id: file }])).body)).not.toContain(preview);
});

test("B3 a submission of an outdated draft is refused with the newer draft", async () => {
  const { client } = await server.signInApplicant();
  const save = async (version: number, purpose: string) =>
    (await write(client, version, purpose)).body.version;
  const knownVersion = await save(0, "as this tab knows it");
  const newer = await save(knownVersion, "typed in the other tab");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const submit = (draft_version: number) =>
    client.call("createEntry", { body: { ...entryBody(), draft_version }, headers });

  expect(await submit(knownVersion)).toMatchObject({
    status: 409,
    body: { codes: { detail: [{ code: "draftStale" }] }, current: { version: newer } },
  });
  expect((await client.call("getDraftEntry")).body).toMatchObject({ purpose: "typed in the other tab" });

  const created = await submit(newer);
  expect(created.status).toBe(200);
  expect((await client.call("getDraftEntry")).body).toMatchObject({ version: 0 });
  // A retry of the submission does not delete a draft of the next entry.
  await save(0, "begun after the submission");
  expect(await submit(newer)).toMatchObject({ status: 200, body: { id: created.body.id } });
});

test("B3 a submission deletes a draft that can no longer be read", async () => {
  const { client, id } = await server.signInApplicant();
  await server.rows`insert into draft (applicant_id, form, version, content, updated_at)
    values (${id}, 'entry', nextval('draft_version'), '{"purpose": 1}', ${server.clock.now()})`;
  const headers = { "idempotency-key": crypto.randomUUID() };
  expect((await client.call("createEntry", { body: entryBody(), headers })).status).toBe(200);
  expect(await server.rows`select id from draft where applicant_id = ${id}`).toEqual([]);
});

const staffNote = "社内限り：債務者に滞納の記録";

const refuseAll = (entry: TestEntry, refuse: readonly ReviewReason[]) =>
  decideAll(server, entry, { refuse, onPaper: { amount: "900000" }, note: staffNote });

async function createReplacementDraft({ client, id }: TestEntry) {
  const { claims } = await readEntry({ client, id });
  await client.call("putDraftEntry", {
    body: {
      version: 0,
      purchase_amount_desired: "900,000",
      purpose: "仕入れ",
      claims: claims.map((claim) => ({ ...claim, id: undefined, replaces: claim.id })),
    },
  });
  return (await client.call("getDraftEntry")).body;
}

test("B15 a draft contains the reasons of its replaced claims without staff notes, and reuses their papers", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 2 });
  await refuseAll(entry, ["amountDiffers"]);
  const { client } = entry;
  const draft = await createReplacementDraft(entry);
  const reasons = [{ code: "amountDiffers", on_form: "1,000,000円", on_paper: "900,000円" }];
  expect(draft.replaced).toEqual(entry.claims.map((claim) => ({ claim, reasons })));
  expect(JSON.stringify(draft)).not.toContain("社内限り");
  const amounts = { amount: "900000", scheduled_deposit_amount_from_obliger: "900000" };
  const { purchase_amount_desired, purpose } = draft;
  const claims = draft.claims.map((claim) => ({ ...claim, ...amounts }));
  const created = await client.call("createEntry", { body: { claims, purchase_amount_desired, purpose } });
  expect(created.body.claims.map(({ contentfiles }) => contentfiles.length)).toEqual([1, 1]);
});

test("B15 a draft contains no erased papers", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await refuseAll(entry, ["overall"]);
  await server.rows`update file set erased_at = ${server.clock.now()} where applicant_id = ${entry.applicantId}`;
  expect((await createReplacementDraft(entry)).claims).toMatchObject([{ contentfile_relations: [] }]);
});

test("B15 a draft contains no reasons of a cancelled entry", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await asDesk(server, entry, (context, row) =>
    decideClaim(context, row, entry.claims[0] ?? 0, { refuse: ["tooFar"] }),
  );
  await entry.client.call("cancelEntry", { params: { id: entry.id } });
  expect(await createReplacementDraft(entry)).toMatchObject({
    claims: [{ replaces: entry.claims[0] }],
    replaced: [{ claim: entry.claims[0], reasons: [] }],
  });
});

test("R6.3 a draft contains no reasons of another applicant's claim", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const other = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await refuseAll(entry, ["tooFar"]);
  await other.client.call("putDraftEntry", {
    body: {
      version: 0,
      claims: [{ ...claimBody(), replaces: entry.claims[0] ?? 0 }],
    },
  });
  expect((await other.client.call("getDraftEntry")).body.replaced).toEqual([]);
});
