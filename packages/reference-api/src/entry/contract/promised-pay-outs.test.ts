import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { asDesk, decideIdentityOf, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { runDailyJobsAt, testServerWithDesk } from "../../testing/test-server.ts";
import { payOutJob } from "../make-move.ts";
import { decideIdentity } from "../review/decide-identity.ts";
import { payOut } from "./pay-out.ts";

const { server, desk } = await testServerWithDesk();

/** Lets the identity expire and submits new identity papers. */
async function submitNewIdentity(entry: TestEntry): Promise<void> {
  await server.rows`update applicant set identity_valid_date = '2026-11-20' where id = ${entry.applicantId}`;
  const file = await server.insertFile(entry.applicantId, "identity");
  const { status } = await entry.client.call("updateProfileNameAndIdentity", {
    body: { addfiles: [{ id: file }] },
  });
  expect(status).toBe(200);
}

const allTasksOf = ({ id }: TestEntry) =>
  server.rows`select kind, due_on, closed_at is null as is_open from desk_task where entry_id = ${id}
    order by id`;

const lastTwoMailsOf = async ({ applicantId }: TestEntry) => {
  const mails = await server.rows`select kind from mail where applicant_id = ${applicantId} order by id`;
  return mails.map(({ kind }) => kind).slice(-2);
};

const waitingTask = { kind: "payOutWaits", due_on: "2026-11-27", is_open: true };

test("B12 new identity papers hold the pay-out, notify the seller and open a task", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  await submitNewIdentity(entry);
  expect(await allTasksOf(entry)).toEqual([waitingTask]);
  expect(await lastTwoMailsOf(entry)).toEqual(["contract", "payOutWaits"]);
  const [notice] = (await entry.client.call("listNotices")).body;
  expect(notice).toMatchObject({
    entry: entry.id,
    body: expect.stringMatching(/確認が済むまで、代金のお振り込みをお待ちいただきます。/),
  });
  expect(await desk.act(entry.id, "pay-out")).toMatchObject({
    status: 409,
    body: { blockers: ["payIdentityNotConfirmed"] },
  });

  // Rejected papers keep the hold without another notice; the request for new ones is always mailed.
  await server.rows`update applicant set mail_notices = false where id = ${entry.applicantId}`;
  await decideIdentityOf(server, entry, { accept: false, reason: "文字が読めません。" });
  expect(await allTasksOf(entry)).toEqual([waitingTask]);
  expect(await lastTwoMailsOf(entry)).toEqual(["payOutWaits", "identityInadequate"]);
});

test("B12 a confirmed identity closes the task and allows the pay-out", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  await submitNewIdentity(entry);
  await decideIdentityOf(server, entry, { accept: true });
  expect(await allTasksOf(entry)).toEqual([{ ...waitingTask, is_open: false }]);
  expect((await desk.act(entry.id, "pay-out")).status).toBe(200);
});

test("B12 identity papers before the contract open no task", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  await submitNewIdentity(entry);
  expect(await allTasksOf(entry)).toEqual([]);
  expect(await lastTwoMailsOf(entry)).not.toContain("payOutWaits");
});

test("B12 with automatic review a confirmed identity schedules the pay-out", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  await server.rows`update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${entry.applicantId}`;
  const { services } = server.server;
  const autoServices = { ...services, config: { ...services.config, review: "auto" as const } };
  await asDesk(server, entry, (context) =>
    decideIdentity({ ...context, services: autoServices, actor: "review" }, entry.applicantId, {
      accept: true,
    }),
  );
  const payOutJobs = await server.rows`select payload from job where kind = ${payOutJob}`;
  expect(payOutJobs).toEqual([{ payload: { id: entry.id } }]);
});

// The contracts are signed on Saturday 2026-11-21; Monday is a holiday, so the third bank day is Friday.
const unpaid = await entryIn(server, EntryStatus.contracted, { claims: 1 });
const paidInTime = await entryIn(server, EntryStatus.contracted, { claims: 1 });
const ended = await entryIn(server, EntryStatus.contracted, { claims: 1 });

const runMorningOf = (day: string) => runDailyJobsAt(server, `${day}T09:00:00+09:00`);

const tasksOf = ({ id }: TestEntry) =>
  server.rows<{ id: number }>`select id, due_on, closed_at is null as is_open from desk_task
    where kind = 'payOutDue' and entry_id = ${id} order by id`;

const task = { id: expect.any(Number), due_on: "2026-11-27", is_open: true };

test("B12 the desk gets one task on the bank day before the promised pay-out day", async () => {
  await runMorningOf("2026-11-25");
  expect(await tasksOf(unpaid)).toEqual([]);
  await runMorningOf("2026-11-26");
  for (const entry of [unpaid, paidInTime, ended]) expect(await tasksOf(entry)).toEqual([task]);
  await runMorningOf("2026-11-27");
  expect(await tasksOf(unpaid)).toEqual([task]);
});

test("B12 the pay-out or the end of the contract closes the task", async () => {
  await asDesk(server, paidInTime, payOut);
  expect(await tasksOf(paidInTime)).toEqual([{ ...task, is_open: false }]);
  expect(await server.rows`select closed_at from desk_task where entry_id = ${paidInTime.id}`).toEqual([
    { closed_at: server.clock.now() },
  ]);
  const desk = await server.signInStaff();
  await desk.act(ended.id, "end-sale", { claim: ended.claims[0], cause: "payerInsolvent" });
  expect(await tasksOf(ended)).toEqual([{ ...task, is_open: false }]);
});

test("B12 the task of a late pay-out stays open until a staff member closes it", async () => {
  await runMorningOf("2026-12-01");
  expect(await tasksOf(unpaid)).toEqual([task]);
  const desk = await server.signInStaff();
  const [open] = await tasksOf(unpaid);
  const body = { note: "銀行の障害。本人に電話した" };
  expect((await desk.actOnTask(open?.id, "done", body)).status).toBe(200);
  await runMorningOf("2026-12-02");
  expect(await tasksOf(unpaid)).toEqual([{ ...task, is_open: false }]);
});

const promisedDayOf = async ({ id }: TestEntry) => {
  const { pay_out_by } = await server.row`select pay_out_by from contract where entry_id = ${id}`;
  return pay_out_by;
};

test("B12 the contract stores the promised pay-out day, which cannot be changed", async () => {
  expect(await promisedDayOf(unpaid)).toBe("2026-11-27");
  const changed = server.rows`update contract set pay_out_by = '2026-12-04' where entry_id = ${unpaid.id}`;
  await expect(changed).rejects.toThrow();
});

test("B12 the entry contains the promised pay-out day of the contract", async () => {
  const client = await server.signInAgain(unpaid.applicantId);
  expect((await client.call("getEntry", { params: { id: unpaid.id } })).body.pay_out_by).toBe("2026-11-27");
  expect((await client.call("listEntries")).body).toMatchObject([{ pay_out_by: "2026-11-27" }]);
});

// 2026-12-02 is a Wednesday. The test brand pays within three bank days; its day ends at 15:00.
test.each([
  { at: "14:59", by: "2026-12-07" },
  { at: "15:00", by: "2026-12-08" },
])("B12 a contract signed at $at is paid by $by", async ({ at, by }) => {
  server.clock.set(`2026-12-02T${at}:00+09:00`);
  expect(await promisedDayOf(await entryIn(server, EntryStatus.contracted, { claims: 1 }))).toBe(by);
});

test("B12 a task that another process has just opened does not prevent those of other entries", async () => {
  const opened = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const other = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  await server.rows`create function open_first() returns trigger language plpgsql as ${sql.lit(`begin
    insert into desk_task (brand, kind, entry_id, due_on, opened_at)
      values (new.brand, new.kind, new.entry_id, new.due_on, new.opened_at);
    return new;
  end`)}`;
  await server.rows`create trigger open_first before insert on desk_task for each row
    when (new.entry_id = ${sql.lit(opened.id)} and pg_trigger_depth() = 0) execute function open_first()`;
  await runMorningOf("2026-12-08");
  for (const entry of [opened, other]) expect(await tasksOf(entry)).toMatchObject([{ is_open: true }]);
});
