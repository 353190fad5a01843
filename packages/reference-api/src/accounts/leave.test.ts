import { EntryStatus, profileTextNames } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { asApplicant } from "../database/database.ts";
import { png } from "../documents/inspection/samples.ts";
import { eraseDocuments } from "../operations/erasure/erase-documents.ts";
import { entryIn, type TestEntry } from "../testing/entry-in.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();

const rowOf = (id: number) => server.row`select * from applicant where id = ${id}`;

const countOf = async (table: "session" | "draft" | "notice" | "entry" | "claim", id: number) =>
  (await server.rows`select from ${sql.id(table)} where applicant_id = ${id}`).length;

/** Names, numbers and addresses of the account, which must be erased. */
const personalData = ["山田", "太郎", "千代田", "みずほ銀行", "1234567", "0900", "0300"];

test("B19 closing an account ends all sessions, erases its data and sends a mail", async () => {
  const { client, id, email } = await server.signInApplicant();
  const rowBefore = await rowOf(id);
  expect(personalData.filter((part) => !JSON.stringify(rowBefore).includes(part))).toEqual([]);
  const other = server.client();
  expect((await other.call("login", { body: { email, password: testPassword } })).status).toBe(200);
  const content = new File([new Uint8Array(await png())], "決算書.png", { type: "image/png" });
  const { body: file } = await client.call("uploadFile", { body: { kind: "pl", content } });
  await client.call("putDraftEntry", {
    body: { version: 0, purpose: "仕入れ", addfiles: [{ id: file.id }] },
  });

  const { store } = server.server.services;
  const { object_key } = await server.row<{ object_key: string }>`
    select object_key from file where id = ${file.id}`;
  expect(await store.get(object_key)).toBeDefined();

  expect((await client.call("leave")).status).toBe(204);

  for (const browser of [client, other]) expect((await browser.call("getProfile")).status).toBe(401);
  expect((await client.call("me", { body: {} })).status).toBe(403);
  expect((await server.client().call("login", { body: { email, password: testPassword } })).status).toBe(401);
  expect(await server.lastMailTo(email)).toMatchObject({
    subject: expect.stringContaining("退会の手続きが完了しました"),
  });
  for (const table of ["session", "draft", "notice", "entry"] as const)
    expect(await countOf(table, id)).toBe(0);
  const row = JSON.stringify(await rowOf(id));
  expect(personalData.filter((part) => row.includes(part))).toEqual([]);
  expect(row).not.toContain(email);
  await eraseDocuments({ database: server.database, store }, server.clock.now());
  expect(await store.get(object_key)).toBeUndefined();
});

test("B19 closing an account erases all texts of the profile", async () => {
  const { client, id } = await server.signInApplicant();
  const input = Object.fromEntries(profileTextNames.map((name) => [name, `given as ${name}`]));
  await server.database.updateTable("applicant").set(input).where("id", "=", id).execute();
  await client.call("leave");
  expect(JSON.stringify(await rowOf(id))).not.toContain("given as");
});

test("B19 closing an account erases sent and given-up mails", async () => {
  const { client, id, email } = await server.signInApplicant();
  const now = server.clock.now();
  await server.rows`insert into mail (brand, recipient, subject, body, created_at, sent_at, given_up_at, applicant_id)
    values ('test-brand', ${email}, 'sent', '', ${now}, ${now}, null, ${id}),
      ('test-brand', ${email}, 'given up', '', ${now}, null, ${now}, ${id}),
      ('test-brand', ${email}, 'queued', '', ${now}, null, null, ${id})`;
  await client.call("leave");
  const left = await server.rows<{ subject: string }>`
    select subject from mail where recipient = ${email} and subject in ('sent', 'given up', 'queued')`;
  expect(left).toEqual([{ subject: "queued" }]);
});

test("B19 the mail address of a closed account can be registered again", async () => {
  const { client, id, email } = await server.signInApplicant();
  await client.call("leave");
  const newAccount = await server.signInApplicant({ email });
  expect(newAccount.id).not.toBe(id);
  await newAccount.client.call("requestPasswordReset", { body: { email } });
  expect((await newAccount.client.call("getProfile")).body.email).toBe(email);
});

test.each([
  { status: EntryStatus.underReview, blocker: "entryUnderWay", message: "取り下げる" },
  { status: EntryStatus.inadequate, blocker: "entryUnderWay", message: "取り下げる" },
  { status: EntryStatus.reviewed, blocker: "entryUnderWay", message: "取り下げる" },
  { status: EntryStatus.contracted, blocker: "contractUnderWay", message: "お引き渡し" },
  { status: EntryStatus.transferred, blocker: "contractUnderWay", message: "お引き渡し" },
])(
  "B19 an account with an open entry cannot be closed, and the message names the next step: %o",
  async ({ status, blocker, message }) => {
    const { client, applicantId } = await entryIn(server, status, { claims: 1 });
    expect(await client.call("leave")).toMatchObject({
      status: 409,
      body: { blockers: [blocker], detail: expect.stringContaining(message) },
    });
    const row = await rowOf(applicantId);
    expect(row.left_at).toBeNull();
    expect((await client.call("getProfile")).status).toBe(200);
  },
);

test("B19 closing an account requires a password within the last ten minutes", async () => {
  const { client, id } = await server.signInApplicant();
  server.clock.advance(11 * 60_000);
  expect(await client.call("leave")).toMatchObject({ status: 403, body: { status: "reauth_required" } });
  expect((await rowOf(id)).left_at).toBeNull();
});

test("B19 entries without a contract are erased with their history", async () => {
  const { client, id, applicantId } = await entryIn(server, EntryStatus.reviewed, { claims: 2 });
  await client.call("cancelEntry", { params: { id } });
  expect((await client.call("leave")).status).toBe(204);
  for (const table of ["entry", "claim"] as const) expect(await countOf(table, applicantId)).toBe(0);
  expect(await server.rows`select id from entry_history where entry_id = ${id}`).toEqual([]);
});

async function archivedEntry(): Promise<TestEntry & { identity: number; invoice: number }> {
  const entry = await entryIn(server, EntryStatus.archived, { claims: 1 });
  const identity = await server.insertFile(entry.applicantId, "identity");
  const { file_id } = await server.row<{ file_id: number }>`
    select file_id from claim_file where applicant_id = ${entry.applicantId}`;
  return { ...entry, identity, invoice: file_id };
}

const keptFiles = async ({ applicantId }: TestEntry) =>
  (
    await server.rows<{ id: number }>`
      select id from file where applicant_id = ${applicantId} and erased_at is null order by id`
  ).map(({ id }) => id);

test("B19 the contract is kept unchanged, its documents for ten years, the identity for seven", async () => {
  const entry = await archivedEntry();
  const contract = () => server.row`select * from contract where entry_id = ${entry.id}`;
  const signed = await contract();
  const { last_name } = await rowOf(entry.applicantId);
  await server.insertFile(entry.applicantId, "delinquency");
  expect((await entry.client.call("leave")).status).toBe(204);
  expect(await contract()).toEqual(signed);
  expect((await rowOf(entry.applicantId)).last_name).toBe(last_name);

  const { store } = server.server.services;
  const dateAfter = (years: number) => new Date(server.clock.now().getTime() + years * 366 * 24 * 3_600_000);
  const filesAfterYears = async (years: number) => {
    await eraseDocuments({ database: server.database, store }, dateAfter(years));
    return keptFiles(entry);
  };
  expect(await filesAfterYears(0)).toEqual([entry.invoice, entry.identity]);
  expect(await filesAfterYears(6)).toEqual([entry.invoice, entry.identity]);
  expect((await rowOf(entry.applicantId)).last_name).toBe(last_name);
  expect(await filesAfterYears(8)).toEqual([entry.invoice]);
  expect((await rowOf(entry.applicantId)).last_name).toBe("");
  // The database erases the contract itself (operations/erasure/housekeeping.test.ts).
  expect(await filesAfterYears(11)).toEqual([]);
  expect(await contract()).toEqual(signed);
});

test("B19 the database refuses to close an account with an open entry, and to reopen a closed one", async () => {
  const { applicantId } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const running = server.rows`update applicant set left_at = ${server.clock.now()} where id = ${applicantId}`;
  await expect(running).rejects.toThrow(/entry that runs/);
  const { client, id } = await server.signInApplicant();
  await client.call("leave");
  const reopening = server.rows`update applicant set left_at = null where id = ${id}`;
  await expect(reopening).rejects.toThrow(/has left/);
});

test.each(["session", "draft", "file"] as const)("B19 a closed account gets no new %s", async (table) => {
  const { client, id } = await server.signInApplicant();
  await client.call("leave");
  const now = server.clock.now();
  const newRow = {
    session: () =>
      server.rows`
        insert into session (token_hash, applicant_id, brand, persistent, created_at, seen_at, expires_at, proved_at)
        values ('late', ${id}, 'test-brand', false, ${now}, ${now}, ${now}, ${now})`,
    draft: () =>
      asApplicant(server.database, { brand: "test-brand", applicantId: id }, (transaction) =>
        sql`insert into draft (applicant_id, form, version, content, updated_at)
          values (${id}, 'entry', 1, '{}', ${now})`.execute(transaction),
      ),
    file: () => server.insertFile(id, "pl"),
  };
  await expect(newRow[table]()).rejects.toThrow(/has left/);
});

test("B19 parallel calls while an account is closed leave no draft and no session", async () => {
  const { client, id } = await server.signInApplicant();
  const answers = await Promise.all([
    client.call("leave"),
    client.call("putDraftEntry", { body: { version: 0, purpose: "仕入れ" } }),
    client.call("updateProfile", { body: { mail_notices: true } }),
    client.call("leave"),
  ]);
  expect(answers.map(({ status }) => status)).toContain(204);
  expect(await countOf("draft", id)).toBe(0);
  expect(await countOf("session", id)).toBe(0);
});
