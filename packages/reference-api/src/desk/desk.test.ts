import { setTimeout } from "node:timers/promises";
import { addDays, ClaimStatus, EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { expect, test } from "vitest";
import { contract, entryIn, readReadiness } from "../testing/entry-in.ts";
import { deskPassword } from "../testing/sign-in-staff.ts";
import { testServerWithDesk } from "../testing/test-server.ts";
import { writeAuditRow } from "./audit.ts";
import type { ActResult } from "./run-act.ts";

const reason = "別の請求書です。";

const { server, desk } = await testServerWithDesk();
const { act } = desk;

const read = async (path: string, { request } = desk) => {
  const { status, text } = await request(path);
  const body: Partial<ActResult> = JSON.parse(text);
  return { status, body };
};
const post = (path: string, body: object, token = desk.token) =>
  desk.request(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${token}` },
  });
const signIn = (password: string, email = `${desk.email.toUpperCase()} `) =>
  post("/desk/session", { email, password, code: desk.code() });

test("R6.1 a login request is refused if it is too large or contains NUL", async () => {
  expect((await signIn(deskPassword, "x".repeat(2_000_000))).status).toBe(413);
  expect((await signIn(deskPassword, "desk\0@example.jp")).status).toBe(400);
});

test("R6.1 one client address can try only a limited number of mail addresses", async () => {
  const statuses = new Set<number>();
  for (let guess = 0; guess < 40; guess += 1)
    statuses.add((await signIn("a", `guess-${guess}@example.jp`)).status);
  expect([...statuses]).toEqual([401, 429]);
  server.clock.advance(3_600_000);
});

test("R4.18 the desk stops new entries of its own brand with a message, and allows them again", async () => {
  const { client } = await server.signInApplicant();
  const readMessage = async () => (await client.call("getSuppressEntries")).body;
  const message = "年末年始は受付を休みます。";
  const stop = (brand: string, body: object) => post(`/desk/brands/${brand}/new_entries`, body);
  expect((await stop("companies", { message })).status).toBe(404);
  expect((await stop("test-brand", { message: " " })).status).toBe(400);
  expect((await post("/desk/brands/test-brand/new_entries", { message }, "guess")).status).toBe(401);
  expect(await readMessage()).toMatchObject({ method: null });

  // While the stop is sent, the operator writes a setting that stops nothing.
  const { stopping } = await server.database.transaction().execute(async (transaction) => {
    const setting = { brand: "test-brand", method: "announcement", segment: "some", message: "" };
    await transaction.insertInto("suppress_entries").values(setting).execute();
    const answer = stop("test-brand", { message });
    await setTimeout(100);
    return { stopping: answer };
  });
  expect((await stopping).status).toBe(200);
  expect(await readMessage()).toMatchObject({ method: "stop-new-entry", message });
  const otherBrand = await server.client("companies").call("getSuppressEntries");
  expect(otherBrand.body).toEqual({ method: null, segment: null, message: null });
  expect((await readReadiness(client)).blockers).toContain("newEntriesStopped");
  expect((await stop("test-brand", { message: null })).status).toBe(200);
  expect(await readMessage()).toMatchObject({ method: null, message: null });

  const audited = await server.database.selectFrom("audit").select(["act", "brand"]).orderBy("id").execute();
  expect(audited.slice(-2)).toEqual([
    { act: "stop", brand: "test-brand" },
    { act: "resume", brand: "test-brand" },
  ]);
});

test("R4.21 staff find an entry by its receipt number, in their own brands only", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  await entryIn(server, EntryStatus.underReview);
  const { code } = await server.row<{ code: string }>`select code from entry where id = ${entry.id}`;
  expect((await read(`/desk/entries?code=${code}`)).body).toMatchObject([{ id: entry.id, code }]);
  expect((await read("/desk/entries?code=20261125-000000")).body).toEqual([]);
  const other = await server.signInStaff(["corporate"]);
  expect((await read(`/desk/entries?code=${code}`, other)).body).toEqual([]);
});

test("R4.20 R4.21 the desk takes an entry from the review to its closing, and each act is audited", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  const [one, two] = entry.claims;
  const act = (name: string, body: object = {}) => desk.act(entry.id, name, body);

  expect((await read("/desk/entries?status=1")).body).toContainEqual(
    expect.objectContaining({ id: entry.id }),
  );
  expect((await act("accept", { subject: "invoice", claim: one })).status).toBe(200);
  expect((await act("buy", { claim: one, fee_ratio: "0.05", reason })).body.claims).toContainEqual({
    id: one,
    status: ClaimStatus.canBuy,
  });
  // The second invoice is undecided.
  expect((await act("finish", { again: true })).status).toBe(409);
  expect((await act("refuse", { claim: two, codes: ["tooFar"] })).status).toBe(200);
  expect((await act("finish", { again: true })).body.status).toBe(EntryStatus.reviewed);
  expect((await contract(entry)).status).toBe(200);
  expect((await (await server.signInStaff()).act(entry.id, "pay-out")).body.status).toBe(
    EntryStatus.transferred,
  );
  // Nothing is due yet, so no claim can be in delay.
  expect((await act("delay", { claim: one })).status).toBe(409);
  expect((await act("hand-over", { claim: one })).body.claims).toContainEqual({
    id: one,
    status: ClaimStatus.returned,
  });
  expect((await act("hand-over", { claim: one })).status).toBe(409);
  expect((await act("close")).body.status).toBe(EntryStatus.archived);

  const audited = await server.rows<{ act: string }>`
    select act from audit where entry_id = ${entry.id} order by id`;
  expect(audited.map(({ act }) => act)).toEqual([
    "accept",
    "buy",
    "refuse",
    "finish",
    "pay-out",
    "hand-over",
    "close",
  ]);
  const { body } = await read(`/desk/entries/${entry.id}`);
  expect(body).toMatchObject({
    brand: "test-brand",
    applicant: { id: entry.applicantId, office_city: "千代田区千代田", owner_building_number: "1-1" },
    entry: { id: entry.id },
  });
});

test("B4 the applicant sees why the desk requests a document again, and other claims keep their decision", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  const [one, two] = entry.claims;
  await act(entry.id, "buy", { claim: two, fee_ratio: "0.03", reason });
  await act(entry.id, "ask-again", {
    subject: "invoice",
    claim: one,
    reason: "印字が読めません。",
  });
  expect((await act(entry.id, "finish")).body).toMatchObject({
    status: EntryStatus.inadequate,
    claims: [
      { id: one, status: ClaimStatus.inadequate },
      { id: two, status: ClaimStatus.canBuy },
    ],
  });
  const texts = { reason: "印字が読めません。", remark: "印字が読めません。" };
  const { body } = await entry.client.call("getEntry", { params: { id: entry.id } });
  expect(body.inadequacies).toMatchObject([{ subject: "invoice", claim: one, uploads: [], ...texts }]);
  expect(body.description_of_inadequate_document).toContain("印字が読めません。");
});

test("B4 the desk can name the rejected files, but only files of the item that it requests again", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  const [one, two] = (await entry.client.call("getEntry", { params: { id: entry.id } })).body.claims;
  const askAgain = (...uploads: (number | undefined)[]) =>
    act(entry.id, "ask-again", {
      subject: "invoice",
      claim: one?.id,
      uploads,
      reason: "暗い。",
    });
  const [own, other] = [one?.contentfiles[0]?.id, two?.contentfiles[0]?.id];
  const additional = await server.insertFile(entry.applicantId, "additional_doc");
  await server.rows`
    insert into claim_file (claim_id, applicant_id, file_id, kind)
    values (${one?.id}, ${entry.applicantId}, ${additional}, 'additional_doc')`;
  expect((await askAgain(own, other)).status).toBe(400);
  expect((await askAgain(own, additional)).status).toBe(400);
  expect((await askAgain(own)).status).toBe(200);
  expect((await read(`/desk/entries/${entry.id}`)).body).toMatchObject({
    inadequacies: [{ uploads: [own] }],
  });
});

test("R6.3 staff see only the entries of their own brands", async () => {
  const other = await server.signInStaff(["companies"]);
  const entry = await entryIn(server, EntryStatus.underReview);
  expect((await read("/desk/entries", other)).body).toEqual([]);
  expect((await read(`/desk/entries/${entry.id}`, other)).status).toBe(404);
  expect((await other.act(entry.id, "finish")).status).toBe(404);
});

test.each([
  { act: "ask-again", body: { subject: "invoice", claim: 1 } },
  { act: "buy", body: { claim: 1, fee_ratio: "5%" } },
  { act: "buy", body: { claim: 1, fee_ratio: "1.5" } },
  { act: "reject", body: { note: " " } },
])("R4.21 an act with missing or invalid input is refused: $act $body", async ({ act: name, body }) => {
  const entry = await entryIn(server, EntryStatus.underReview);
  expect((await desk.act(entry.id, name, body)).status).toBe(400);
});

test.each([
  { stored: IdentityConfirmation.confirming, status: 200, expected: IdentityConfirmation.confirmed },
  { stored: IdentityConfirmation.notSubmitted, status: 409, expected: IdentityConfirmation.notSubmitted },
  { stored: IdentityConfirmation.inadequate, status: 409, expected: IdentityConfirmation.inadequate },
])("R4.8 R4.20 the desk can accept an identity only while it is under review: %o", async (row) => {
  const entry = await entryIn(server, EntryStatus.underReview);
  const applicant = () =>
    server.database.selectFrom("applicant").selectAll().where("id", "=", entry.applicantId);
  await server.rows`update applicant set identity_confirmation = ${row.stored} where id = ${entry.applicantId}`;
  const answer = await act(entry.id, "accept", { subject: "identity" });
  expect(answer.status).toBe(row.status);
  const after = await applicant().executeTakeFirstOrThrow();
  expect(after.identity_confirmation).toBe(row.expected);
  expect(after.identity_valid_date !== null).toBe(row.status === 200);
});

test("the last valid day of an identity is a real date, today or later", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await server.rows`
    update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${entry.applicantId}`;
  const accept = async (valid_until: string) =>
    (await act(entry.id, "accept-identity", { valid_until })).status;
  expect(await accept("2026-02-31")).toBe(400);
  const today = todayInTokyo(server.clock.now());
  expect(await accept("2000-01-01")).toBe(400);
  expect(await accept(addDays(today, -1))).toBe(400);
  expect(await accept("2027-02-28")).toBe(200);
});

test("R4.9 the profile contains the reason why the desk requested the identity again", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  const reason = "裏面が写っていません。";
  await act(entry.id, "ask-again", { subject: "identity", reason });
  expect((await entry.client.call("getProfile")).body).toMatchObject({
    identity_confirmation: IdentityConfirmation.inadequate,
    identity_reason: reason,
  });
});

test("R4.20 the desk can accept identity documents only after it has opened the latest ones", async () => {
  const entry = await entryIn(server, EntryStatus.inadequate);
  const accept = async () => (await act(entry.id, "accept-identity")).status;
  const submitIdentity = async (last_name: string) => {
    server.clock.advance(60_000);
    const id = await server.insertFile(entry.applicantId, "identity");
    const body = { last_name, addfiles: [{ id }] };
    expect((await entry.client.call("updateProfileNameAndIdentity", { body })).status).toBe(200);
    return id;
  };
  const recordOpened = (file: number) =>
    writeAuditRow(server.database, {
      staff_id: desk.id,
      act: "open",
      brand: "test-brand",
      file_id: file,
      at: server.clock.now(),
    });

  const firstFile = await submitIdentity("佐藤");
  expect(await accept()).toBe(409);
  await recordOpened(firstFile);
  const secondFile = await submitIdentity("鈴木");
  expect(await accept()).toBe(409);
  await recordOpened(secondFile);
  expect(await accept()).toBe(200);
});

test("the desk sees the pre-entry answers of the applicant", async () => {
  const { id, applicantId } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const readPreEntry = async () => {
    const { body } = await read(`/desk/entries/${id}`);
    return "pre_entry" in body ? body.pre_entry : undefined;
  };
  expect(await readPreEntry()).toBeNull();
  const answers = { has_invoice: "yes", has_delinquency: "yes" };
  await server.rows`
    insert into pre_entry (applicant_id, answers, reasons, declined, answered_at)
    values (${applicantId}, ${JSON.stringify(answers)}, '[]', false, ${server.clock.now()})`;
  expect(await readPreEntry()).toEqual({ answers, answered_at: server.clock.now().toISOString() });
});

test("R6.1 the desk answers 401 without a valid staff token", async () => {
  for (const authorization of ["", "Bearer guess"])
    expect((await desk.request("/desk/entries", { headers: { authorization } })).status).toBe(401);
  expect((await signIn("wrong")).status).toBe(401);
  server.clock.advance(11 * 3_600_000);
  expect((await read("/desk/entries")).status).toBe(401);
  expect((await signIn(deskPassword)).status).toBe(200);
});
