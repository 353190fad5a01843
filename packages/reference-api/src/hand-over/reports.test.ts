import { type CalendarDate, ClaimStatus, EntryStatus } from "@kaitori/domain";
import { type CallBody, getEntry, getEntryHistory, listHandOvers, reportClaim } from "@kaitori/wire";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "../database/database.ts";
import { makeMove } from "../entries/make-move.ts";
import { lockEntry } from "../entries/own-entry.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { type AtDesk, atDesk } from "../testing/at-desk.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { asDesk, type EntryAt, entryIn, historyOf } from "../testing/entry-in.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { signedInAgain } from "../testing/signed-in-again.ts";
import { testBrands } from "../testing/test-brands.ts";
import { moveSoldClaim } from "./move-sold-claim.ts";

let opened: OpenDatabase;
let server: TestServer;
let desk: AtDesk;
let entry: EntryAt;
let claim: number;
beforeEach(async () => {
  opened = await openMigratedDatabase();
  server = await createTestServer({ review: "desk" }, { opened });
  entry = await entryIn(server, EntryStatus.transferred, 1);
  [claim = 0] = entry.claims;
  await timeIs("2027-02-04");
});
afterEach(() => server.close());

const [brand] = testBrands.filter(({ name }) => name === "everyone");
if (!brand) throw new Error("The test brand is missing");

/** The money of the sample is due on 2027-01-31, to be handed over by 2027-02-04. */
async function timeIs(day: CalendarDate, time = "10:00"): Promise<void> {
  server.clock.set(`${day}T${time}:00+09:00`);
  desk = await atDesk(server);
  entry = { ...entry, client: await signedInAgain(server, entry.applicantId) };
}

const report = (body: CallBody<typeof reportClaim>) =>
  entry.client.call(reportClaim, { params: { id: claim }, body });

async function claimNow() {
  const [day] = (await entry.client.call(listHandOvers)).body;
  return { due: day?.due_on, ...day?.claims[0] };
}

const lastMail = async () => {
  const { subject, body } = await server.database
    .selectFrom("mail")
    .select(["subject", "body"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return `${subject}\n${body}`;
};

test("B12 on its last day a claim awaits a report; まだ moves the day, costs nothing and blames nobody", async () => {
  expect(await claimNow()).toMatchObject({ due: "2027-02-04", standing: "awaitingReport" });
  expect((await report({ kind: "notYet", expected_on: "2027-02-19" })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ due: "2027-02-25", standing: "payerLate", amount: "1000000" });
  const mail = await lastMail();
  expect(mail).toContain("新しい期日は 2027年2月25日（木） です");
  expect(mail).not.toMatch(/遅延/);
  const [day] = (await entry.client.call(listHandOvers)).body;
  expect(mail).toContain(`2027年2月25日（木）まで　1,000,000円　照合番号 ${day?.reference}`);
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(409);
  const history = await historyOf(entry);
  expect(history.at(-1)).toMatchObject({ act: "reportNotYet", actor: "applicant", claim });
});

test("B12 what was agreed of the days stays when the brand promises others later", async () => {
  const promises = { ...brand.settings.promises, handOver: 9, closedDay: "previous" } as const;
  const settings = { ...brand.settings, promises };
  const later = await createTestServer(
    { review: "desk" },
    { opened: { ...opened, close: async () => {} }, brands: [{ ...brand, settings }] },
  );
  later.clock.set("2027-02-04T10:00:00+09:00");
  const client = await signedInAgain(later, entry.applicantId);
  const told = await client.call(reportClaim, {
    params: { id: claim },
    body: { kind: "notYet", expected_on: "2027-02-19" },
  });
  expect(told.body).toMatchObject([{ due_on: "2027-02-25" }]);
  expect(await lastMail()).toContain("新しい期日は 2027年2月25日（木） です");
  await later.close();
});

test("B11 with its new day a claim is still found by the reference of its contract", async () => {
  const [before] = (await entry.client.call(listHandOvers)).body;
  await report({ kind: "notYet", expected_on: "2027-02-19" });
  const [after] = (await entry.client.call(listHandOvers)).body;
  expect(after?.reference).not.toBe(before?.reference);
  for (const reference of [before?.reference, after?.reference]) {
    const found = JSON.parse((await desk.ask(`/desk/hand_overs/${reference}`)).text);
    expect(found.claims).toMatchObject([{ entry: entry.id, claim }]);
  }
});

test.each([
  { body: { kind: "received", amount: "1000001", on: "2027-02-04" }, at: "amount" },
  { body: { kind: "received", amount: "1000000", on: "2027-02-05" }, at: "on" },
  { body: { kind: "received", amount: "1000000", on: "2026-01-04" }, at: "on" },
  // Before the calendar of bank days begins.
  { body: { kind: "received", amount: "1000000", on: "2020-01-04" }, at: "on" },
  { body: { kind: "notYet", expected_on: "2027-02-04" }, at: "expected_on" },
  { body: { kind: "payerInsolvent", insolvency: "bored" }, at: "insolvency" },
] as const)("B12 a report that cannot be so is refused beside its field: $body", async ({ body, at }) => {
  const answer = await report(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toEqual([at, "codes"]);
  expect(await claimNow()).toMatchObject({ standing: "awaitingReport" });
});

test("B12 the desk books nothing on a day before the contract, nor does the database", async () => {
  const before = "2026-01-04";
  const refused = await desk.act(entry.id, "hand-over", { claim, on: before });
  expect(refused.status).toBe(400);
  const row = { claim_id: claim, applicant_id: entry.applicantId };
  const { now } = server.clock;
  const booking = { ...row, amount: 1, day: before, booked_at: now() };
  const told = { ...row, kind: "received", amount: 1, day: before, at: now() } as const;
  const { database } = server;
  await expect(database.insertInto("hand_over_booking").values(booking).execute()).rejects.toThrow(/before/);
  await expect(database.insertInto("claim_report").values(told).execute()).rejects.toThrow(/before/);
});

test("B12 a booking that is sent twice is booked once: with its key, and by the sum and the day", async () => {
  const body = { claim, amount: "400000", on: "2027-02-04" };
  const send = (key: string, given: object = body) =>
    desk.ask(`/desk/entries/${entry.id}/hand-over`, {
      method: "POST",
      headers: { "idempotency-key": key },
      body: JSON.stringify(given),
    });
  const answers = await Promise.all([send("one"), send("one")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(await claimNow()).toMatchObject({ handed_over: "400000" });
  expect((await send("one", { ...body, amount: "1" })).status).toBe(409);
  const pressedTwice = await send("two");
  expect(pressedTwice.status).toBe(409);
  expect(JSON.parse(pressedTwice.text).detail).toMatch(/登録済み/);
  expect((await send("three", { ...body, again: true })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ handed_over: "800000" });
});

test("B12 handed over in part, undone, in part again, and the rest: each booked once, told and kept", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-04" });
  expect(await claimNow()).toMatchObject({ due: "2027-02-09", standing: "received" });
  const book = (amount?: string) =>
    desk.act(entry.id, "hand-over", { claim, ...(amount ? { amount } : {}), on: "2027-02-04" });
  expect((await book("400000")).status).toBe(200);
  expect(await claimNow()).toMatchObject({ amount: "600000", handed_over: "400000" });
  expect(await lastMail()).toMatch(/400,000円 を受け取りました。[\s\S]*残り　600,000円/);
  const [day] = (await entry.client.call(listHandOvers)).body;
  const found = JSON.parse((await desk.ask(`/desk/hand_overs/${day?.reference}`)).text);
  expect(found.claims).toMatchObject([{ claim, amount: 1_000_000, left: 600_000 }]);
  const shown = JSON.parse((await desk.ask(`/desk/entries/${entry.id}`)).text);
  expect(shown.hand_overs).toMatchObject([{ dueOn: "2027-02-09", amount: 600_000 }]);
  expect((await desk.act(entry.id, "undo-hand-over", { claim })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ amount: "1000000", handed_over: "0" });
  await book("400000");
  expect((await book("600001")).status).toBe(400);
  const { body } = await book();
  expect(body.claims).toEqual([{ id: claim, status: ClaimStatus.returned }]);
  expect((await entry.client.call(listHandOvers)).body).toEqual([]);
  await desk.act(entry.id, "undo-hand-over", { claim });
  expect(await claimNow()).toMatchObject({ amount: "600000", handed_over: "400000" });
  expect(await lastMail()).toMatch(
    /代金 600,000円 を受け取ったとお知らせ[\s\S]*残り　600,000円[\s\S]*まで　600,000円/,
  );
  const { body: undone } = await entry.client.call(getEntry, { params: { id: entry.id } });
  expect(undone.claims[0]).toMatchObject({ status: ClaimStatus.transferred, returned_at: null });
  await book();
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 of an insolvent payer what came before stays owed and nothing else; a person ends it", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-03" });
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  expect(await claimNow()).toMatchObject({ amount: "300000", standing: "received", payer_insolvent: true });
  expect(await lastMail()).toContain("300,000円");
  expect(await lastMail()).not.toContain("まだ届いていない");
  const tasks = await server.database
    .selectFrom("desk_task")
    .select(["kind", "claim_id", "due_on"])
    .execute();
  expect(tasks).toEqual([{ kind: "fileClaim", claim_id: claim, due_on: "2027-02-12" }]);
  expect((await desk.act(entry.id, "file-by", { claim, on: "2027-04-30" })).status).toBe(200);
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(409);
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(409);
  await desk.act(entry.id, "hand-over", { claim, amount: "300000" });
  expect(await claimNow()).toMatchObject({ amount: "0", standing: "payerInsolvent" });
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(200);
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 of what has come in part only that part is due; with it handed over the rest is due by its own day", async () => {
  expect((await report({ kind: "received", amount: "300000", on: "2027-01-20" })).status).toBe(200);
  expect(await claimNow()).toMatchObject({
    due: "2027-01-25",
    amount: "300000",
    awaited: "700000",
    standing: "received",
  });
  const told = await lastMail();
  expect(told).toMatch(/2027年1月25日（月）まで　300,000円　照合番号/);
  expect(told).toContain("まだ届いていない 700,000円 は、届いてからお引き渡しください。");
  expect(told).not.toContain("1,000,000円");
  expect((await report({ kind: "received", amount: "700001", on: "2027-01-20" })).status).toBe(400);
  // Without a sum what is due is booked, and no more.
  await desk.act(entry.id, "hand-over", { claim });
  expect(await claimNow()).toMatchObject({
    due: "2027-02-04",
    amount: "700000",
    handed_over: "300000",
    standing: "awaitingReport",
  });
  expect(await lastMail()).toMatch(/2027年2月4日（木）まで　700,000円/);
  await desk.act(entry.id, "undo-hand-over", { claim });
  expect(await claimNow()).toMatchObject({ due: "2027-01-25", amount: "300000", handed_over: "0" });
});

test("B12 a yen that comes later never puts off the day of what came before it", async () => {
  await report({ kind: "received", amount: "600000", on: "2027-02-01" });
  expect(await claimNow()).toMatchObject({ due: "2027-02-04", amount: "600000" });
  await report({ kind: "received", amount: "1", on: "2027-02-04" });
  expect(await claimNow()).toMatchObject({ due: "2027-02-04", amount: "600000", kept_for_later: "1" });
  expect(await lastMail()).toContain("このほかに届いた 1円 は、受け取った日から数えた期日まで");
  await timeIs("2027-02-05");
  expect((await desk.act(entry.id, "hand-over", { claim })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ due: "2027-02-09", amount: "1", kept_for_later: "0" });
  await timeIs("2027-02-10");
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
});

test("B12 that the rest is late moves the day of the rest alone", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  expect(await claimNow()).toMatchObject({ due: "2027-02-09", amount: "300000", standing: "received" });
  const told = await lastMail();
  expect(told).toContain("まだ届いていない代金の新しい期日は 2027年3月15日（月） です");
  expect(told).toMatch(/2027年2月9日（火）まで　300,000円/);
  await desk.act(entry.id, "hand-over", { claim });
  expect(await claimNow()).toMatchObject({ due: "2027-03-15", amount: "700000", standing: "payerLate" });
});

test("B12 what was handed over without a report has come, and is not owed again", async () => {
  await desk.act(entry.id, "hand-over", { claim, amount: "320000" });
  expect(await claimNow()).toMatchObject({ amount: "680000", awaited: "680000", handed_over: "320000" });
  await timeIs("2027-02-04", "11:00");
  await report({ kind: "received", amount: "680000", on: "2027-02-04" });
  expect(await claimNow()).toMatchObject({ amount: "680000", awaited: "0", standing: "received" });
});

test("B12 a delay ends when its seller says that the payer is late: no recourse, and no word of lateness", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await timeIs("2027-02-10");
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
  // With money that came and is kept back it stays.
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  expect(await claimNow()).toMatchObject({ standing: "delay", amount: "300000" });
  await desk.act(entry.id, "hand-over", { claim });
  expect(await claimNow()).toMatchObject({ standing: "payerLate", amount: "700000", due: "2027-03-15" });
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  expect(body.claims[0]?.status).toBe(ClaimStatus.transferred);
  const history = await historyOf(entry);
  expect(history.map(({ act }) => act)).toContain("endDelay");
});

async function settled(): Promise<void> {
  await report({ kind: "payerInsolvent", insolvency: "civilRehabilitation" });
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(200);
}

test("B12 what an insolvent payer sends after the claim was settled is reported, handed over and settled again", async () => {
  await settled();
  expect(await claimNow()).toMatchObject({ amount: "0", awaited: "1000000", standing: "settled" });
  expect((await report({ kind: "notYet", expected_on: "2027-03-10" })).status).toBe(409);
  await timeIs("2027-06-01");
  expect((await report({ kind: "received", amount: "50000", on: "2027-05-31" })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ due: "2027-06-03", amount: "50000", standing: "received" });
  expect(await lastMail()).toMatch(/2027年6月3日（木）まで　50,000円/);
  await desk.act(entry.id, "hand-over", { claim });
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ awaited: "950000", standing: "settled" });
});

test("B12 the same after the entry was closed: it is open again until a person closes it", async () => {
  await settled();
  await desk.act(entry.id, "close");
  expect((await report({ kind: "received", amount: "50000", on: "2027-02-04" })).status).toBe(200);
  const opened = (await entry.client.call(getEntry, { params: { id: entry.id } })).body;
  expect(opened).toMatchObject({ status: EntryStatus.transferred, transaction_completed_at: null });
  expect(opened.claims[0]).toMatchObject({ status: ClaimStatus.transferred, returned_at: null });
  expect((await desk.act(entry.id, "close")).status).toBe(409);
  await desk.act(entry.id, "hand-over", { claim });
  await desk.act(entry.id, "settle", { claim });
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 the database opens nothing again that was handed over in full", async () => {
  await desk.act(entry.id, "hand-over", { claim });
  expect((await report({ kind: "received", amount: "1", on: "2027-02-04" })).status).toBe(409);
  const unsettle = () =>
    server.database.transaction().execute(async (transaction) => {
      const row = await lockEntry(transaction, entry.id);
      const brand = server.server.services.brands.find(({ name }) => name === row.brand);
      if (!brand) throw new Error("no brand");
      const { services } = server.server;
      const context = { transaction, services, brand, actor: "applicant", now: server.clock.now() } as const;
      return makeMove(context, row, "unsettle", { claims: [claim] });
    });
  await expect(unsettle()).rejects.toThrow("was not settled");
});

test("B12 the database books no more than was to come, and changes no booking", async () => {
  const row = { claim_id: claim, applicant_id: entry.applicantId, day: "2027-02-04", booked_at: new Date() };
  const insert = (amount: number) =>
    server.database
      .insertInto("hand_over_booking")
      .values({ ...row, amount })
      .execute();
  await expect(insert(1_000_001)).rejects.toThrow("more is booked than was to come");
  await insert(1);
  await expect(insert(1_000_000)).rejects.toThrow("more is booked than was to come");
  await expect(server.database.updateTable("hand_over_booking").set({ amount: 2 }).execute()).rejects.toThrow(
    "undone, never changed",
  );
});

const handOver = () =>
  asDesk(server, entry, (context, row) => moveSoldClaim(context, row, claim, "handOver"));

test("B12 the database calls nothing handed over of which less is booked than was to come", async () => {
  await expect(handOver()).rejects.toThrow("less is booked than was to come");
  await desk.act(entry.id, "hand-over", { claim, amount: "999999" });
  await expect(handOver()).rejects.toThrow("less is booked than was to come");
  await desk.act(entry.id, "hand-over", { claim, amount: "1" });
  const take = () =>
    server.database.updateTable("hand_over_booking").set({ undone_at: new Date() }).execute();
  await expect(take()).rejects.toThrow("less is booked than was to come");
  const forget = () => server.database.deleteFrom("hand_over_booking").execute();
  await expect(forget()).rejects.toThrow("less is booked than was to come");
});

test("B12 nor of an insolvent payer while less is booked than had come", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-03" });
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  await desk.act(entry.id, "hand-over", { claim, amount: "299999" });
  const settle = () => asDesk(server, entry, (context, row) => moveSoldClaim(context, row, claim, "settle"));
  await expect(settle()).rejects.toThrow("less is booked than was to come");
  await desk.act(entry.id, "hand-over", { claim, amount: "1" });
  await settle();
});

test("B12 a mail about a delay asks for what is left, not for what was handed over already", async () => {
  await desk.act(entry.id, "hand-over", { claim, amount: "400000" });
  await asDesk(server, entry, (context, row) => moveSoldClaim(context, row, claim, "delay"));
  expect(await lastMail()).toMatch(/まで　600,000円/);
});

test("B12 contacts about a delay are dated rows: one a day, within the hours, none after a stop", async () => {
  const contact = () => desk.act(entry.id, "contact", { note: "電話" });
  expect((await contact()).status).toBe(200);
  expect((await contact()).body).toMatchObject({ blockers: ["contactedToday"] });
  await timeIs("2027-02-05", "21:00");
  expect((await contact()).body).toMatchObject({ blockers: ["outsideHours"] });
  await timeIs("2027-02-06");
  await desk.act(entry.id, "stop-contact", { cause: "lawyer", note: "受任通知" });
  expect((await contact()).body).toMatchObject({ blockers: ["lawyer"] });
  await desk.act(entry.id, "resume-contact", { cause: "lawyer" });
  expect((await contact()).status).toBe(200);
  const days = await server.database.selectFrom("delay_contact").select("day").orderBy("day").execute();
  expect(days.map(({ day }) => day)).toEqual(["2027-02-04", "2027-02-06"]);
});

test("B12 with the insolvency of the seller all mails stop, the inbox goes on, and a person decides", async () => {
  await desk.act(entry.id, "stop-contact", { cause: "insolvency", note: "破産手続開始" });
  const count = async (table: "mail" | "notice") =>
    (await server.database.selectFrom(table).select("id").execute()).length;
  const [mails, notices] = [await count("mail"), await count("notice")];
  await desk.act(entry.id, "hand-over", { claim, amount: "1000" });
  expect([await count("mail"), await count("notice")]).toEqual([mails, notices + 1]);
  const tasks = await server.database.selectFrom("desk_task").select(["kind", "closed_at"]).execute();
  expect(tasks).toEqual([{ kind: "sellerInsolvent", closed_at: null }]);
  await desk.act(entry.id, "resume-contact", { cause: "insolvency" });
  await desk.act(entry.id, "hand-over", { claim, amount: "2000" });
  expect(await count("mail")).toBe(mails + 1);
});

test("B12 insolvent a second time, the seller is a second time a person's to decide about", async () => {
  const stop = () => desk.act(entry.id, "stop-contact", { cause: "insolvency", note: "破産手続開始" });
  const tasks = async () =>
    (
      await server.database
        .selectFrom("desk_task")
        .select("closed_at")
        .where("kind", "=", "sellerInsolvent")
        .where("applicant_id", "=", entry.applicantId)
        .orderBy("id")
        .execute()
    ).map(({ closed_at }) => closed_at === null);
  await stop();
  await desk.act(entry.id, "resume-contact", { cause: "insolvency" });
  expect(await tasks()).toEqual([false]);
  await stop();
  expect(await tasks()).toEqual([false, true]);
});

test("B12 a task done too early is there again with the next cause, and is not undone beside it", async () => {
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  const tasks = () =>
    server.database.selectFrom("desk_task").select(["id", "closed_at"]).orderBy("id").execute();
  const [first] = await tasks();
  const act = async (name: string) =>
    (
      await desk.ask(`/desk/tasks/${first?.id}/${name}`, {
        method: "POST",
        body: JSON.stringify({ note: "取り違え" }),
      })
    ).status;
  expect(await act("done")).toBe(200);
  expect((await desk.act(entry.id, "take-back-report", { claim, reason: slip })).status).toBe(200);
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  expect((await tasks()).map(({ closed_at }) => closed_at === null)).toEqual([false, true]);
  expect(await act("undone")).toBe(409);
});

const reportsShown = async () => JSON.parse((await desk.ask(`/desk/entries/${entry.id}`)).text).reports;
const slip = "お電話で、入金日の年の誤りと確認しました。";

test("B12 a report by mistake is taken back by the desk: the last day is that of the contract again, told and kept", async () => {
  await timeIs("2027-02-05");
  await report({ kind: "received", amount: "500000", on: "2027-01-05" });
  expect(await claimNow()).toMatchObject({ due: "2027-01-08", amount: "500000", standing: "received" });
  const body = { claim, reason: slip };
  expect((await desk.act(entry.id, "take-back-report", { claim })).status).toBe(400);
  expect((await desk.act(entry.id, "take-back-report", body)).status).toBe(200);
  expect(await claimNow()).toMatchObject({
    due: "2027-02-04",
    amount: "1000000",
    standing: "awaitingReport",
  });
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(409);
  expect(await lastMail()).toMatch(
    /取り消しました。\n理由：お電話で[\s\S]*2027年2月4日（木）まで　1,000,000円/,
  );
  const history = await historyOf(entry);
  expect(history.at(-1)).toMatchObject({ act: "takeBackReport", claim });
  expect(await reportsShown()).toMatchObject([{ claim, amount: 500_000, taken_back_reason: slip }]);
  const audited = await server.database
    .selectFrom("audit")
    .select(["act", "claim_id", "staff_id", "detail"])
    .where("act", "=", "take-back-report")
    .execute();
  expect(audited).toEqual([{ act: "take-back-report", claim_id: claim, staff_id: desk.id, detail: body }]);
  expect((await desk.act(entry.id, "take-back-report", body)).status).toBe(409);
  expect((await report({ kind: "received", amount: "500000", on: "2027-02-05" })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ due: "2027-02-10", amount: "500000", standing: "received" });
});

test("B12 of several reports the one that is named is taken back, and the day follows those that are left", async () => {
  await timeIs("2027-02-05");
  await report({ kind: "received", amount: "300000", on: "2027-01-05" });
  await report({ kind: "received", amount: "200000", on: "2027-02-05" });
  const [{ id }] = await reportsShown();
  expect((await desk.act(entry.id, "take-back-report", { claim, report: id, reason: slip })).status).toBe(
    200,
  );
  expect(await claimNow()).toMatchObject({ due: "2027-02-10", amount: "200000" });
  expect((await desk.act(entry.id, "take-back-report", { claim, report: id, reason: slip })).status).toBe(
    409,
  );
});

test("B12 a delay that rested on a report by mistake ends with it", async () => {
  await timeIs("2027-02-05");
  await report({ kind: "received", amount: "500000", on: "2027-01-05" });
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
  expect((await desk.act(entry.id, "take-back-report", { claim, reason: slip })).status).toBe(200);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  expect(body.claims[0]?.status).toBe(ClaimStatus.transferred);
});

test("B12 an insolvency that was no such is taken back with its task, and a true one asks for it again", async () => {
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  const tasks = () =>
    server.database.selectFrom("desk_task").select("kind").where("claim_id", "=", claim).execute();
  expect(await claimNow()).toMatchObject({ payer_insolvent: true, amount: "0" });
  expect((await desk.act(entry.id, "take-back-report", { claim, reason: slip })).status).toBe(200);
  expect(await claimNow()).toMatchObject({ payer_insolvent: false, amount: "1000000", due: "2027-02-04" });
  expect(await tasks()).toEqual([]);
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  expect(await tasks()).toEqual([{ kind: "fileClaim" }]);
});

test("B12 the database takes a report back and changes nothing else of it", async () => {
  await report({ kind: "received", amount: "500000", on: "2027-02-04" });
  const change = (set: object) =>
    server.database.updateTable("claim_report").set(set).where("claim_id", "=", claim).execute();
  await expect(change({ day: "2027-02-03" })).rejects.toThrow(/never changed/);
  await expect(change({ taken_back_at: new Date() })).rejects.toThrow(/taken_back_with_a_reason/);
  await change({ taken_back_at: new Date(), taken_back_reason: slip });
  await expect(change({ taken_back_at: null, taken_back_reason: null })).rejects.toThrow(/never changed/);
});

const written = async (table: "mail" | "notice") =>
  (await server.database.selectFrom(table).select("id").execute()).length;

/** How many mails and notices an act makes. */
async function toldBy(act: () => Promise<{ status: number }>) {
  const [mails, notices] = [await written("mail"), await written("notice")];
  expect((await act()).status).toBe(200);
  return { mails: (await written("mail")) - mails, notices: (await written("notice")) - notices };
}
const handOverPart = (amount: string) => () => desk.act(entry.id, "hand-over", { claim, amount });
const inTheInboxAlone = { mails: 0, notices: 1 };

test("B12 whatever happens to a claim in delay is told in the inbox alone: no mail at night, none twice a day", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await timeIs("2027-02-10");
  expect(await toldBy(() => desk.act(entry.id, "delay", { claim }))).toEqual({ mails: 1, notices: 1 });
  await timeIs("2027-02-10", "23:30");
  expect(await toldBy(handOverPart("1000"))).toEqual(inTheInboxAlone);
  expect(await toldBy(() => desk.act(entry.id, "undo-hand-over", { claim }))).toEqual(inTheInboxAlone);
  expect(await toldBy(() => report({ kind: "notYet", expected_on: "2027-03-10" }))).toEqual(inTheInboxAlone);
  expect(await toldBy(() => desk.act(entry.id, "take-back-report", { claim, reason: slip }))).toEqual(
    inTheInboxAlone,
  );
  // The act with which the delay ends is about it, too.
  expect(await toldBy(handOverPart("300000"))).toEqual(inTheInboxAlone);
  expect(await toldBy(handOverPart("1000"))).toEqual({ mails: 1, notices: 1 });
});

test("B12 of all of a claim in delay, handed over at once, the inbox tells alone", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-04" });
  await timeIs("2027-02-10");
  await desk.act(entry.id, "delay", { claim });
  expect(await toldBy(() => desk.act(entry.id, "hand-over", { claim }))).toEqual(inTheInboxAlone);
});

test.each(["lawyer", "complaint"] as const)("B12 with a %s nothing is mailed about money", async (cause) => {
  await desk.act(entry.id, "stop-contact", { cause, note: "受任通知" });
  expect(await toldBy(handOverPart("1000"))).toEqual(inTheInboxAlone);
  await desk.act(entry.id, "resume-contact", { cause });
  expect(await toldBy(handOverPart("2000"))).toEqual({ mails: 1, notices: 1 });
});

async function lastMailSent() {
  await server.server.services.jobs.runDue();
  const { sent_at, given_up_at } = await server.database
    .selectFrom("mail")
    .select(["sent_at", "given_up_at"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return given_up_at ? "given up" : sent_at ? "sent" : "waits";
}

test.each([
  { cause: "lawyer", about: "money", becomes: "given up" },
  { cause: "complaint", about: "money", becomes: "given up" },
  { cause: "insolvency", about: "money", becomes: "given up" },
  { cause: "lawyer", about: "the password", becomes: "sent" },
  { cause: "insolvency", about: "the password", becomes: "given up" },
] as const)("B12 a mail about $about that waits when a stop ($cause) begins is $becomes", async (row) => {
  if (row.about === "money") await handOverPart("1000")();
  const { email } = await server.database
    .selectFrom("applicant")
    .select("email")
    .where("id", "=", entry.applicantId)
    .executeTakeFirstOrThrow();
  if (row.about === "the password" && brand)
    await queueMail(server.database, {
      brand,
      recipient: email,
      applicantId: entry.applicantId,
      mail: "passwordChanged",
      values: { date: "2027-02-04" },
      now: server.clock.now(),
    });
  await desk.act(entry.id, "stop-contact", { cause: row.cause, note: "受任通知" });
  // A new address changes nothing about whose mail it is.
  await server.database
    .updateTable("applicant")
    .set({ email: "new-address@example.jp" })
    .where("id", "=", entry.applicantId)
    .execute();
  expect(await lastMailSent()).toBe(row.becomes);
});

test("B12 a mail about a delay that could not be sent by day waits for the morning", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await timeIs("2027-02-10", "20:59");
  await desk.act(entry.id, "delay", { claim });
  server.clock.set("2027-02-10T21:00:00+09:00");
  expect(await lastMailSent()).toBe("waits");
  server.clock.set("2027-02-11T07:59:00+09:00");
  expect(await lastMailSent()).toBe("waits");
  server.clock.set("2027-02-11T08:00:00+09:00");
  expect(await lastMailSent()).toBe("sent");
});

test("B12 a booking by mistake is undone after the entry was closed: both are open again until it is closed anew", async () => {
  await desk.act(entry.id, "hand-over", { claim });
  await desk.act(entry.id, "close");
  expect((await desk.act(entry.id, "undo-hand-over", { claim })).status).toBe(200);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  expect(body).toMatchObject({ status: EntryStatus.transferred, transaction_completed_at: null });
  expect(body.claims[0]).toMatchObject({ status: ClaimStatus.transferred, returned_at: null });
  expect(await claimNow()).toMatchObject({ amount: "1000000", handed_over: "0" });
  expect(await lastMail()).toMatch(/代金 1,000,000円 を受け取ったとお知らせ/);
  const history = (await entry.client.call(getEntryHistory, { params: { id: entry.id } })).body;
  expect(history.slice(-3).map(({ act, actor }) => [act, actor])).toEqual([
    ["reopen", "service"],
    ["reopen", "service"],
    ["undoHandOver", "service"],
  ]);
  await desk.act(entry.id, "hand-over", { claim });
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 the database opens nothing again by the desk of which all is booked", async () => {
  await desk.act(entry.id, "hand-over", { claim });
  await desk.act(entry.id, "close");
  const reopen = () =>
    asDesk(server, entry, (context, row) => makeMove(context, row, "reopen", { claims: [claim] }));
  await expect(reopen()).rejects.toThrow("is handed over");
});
