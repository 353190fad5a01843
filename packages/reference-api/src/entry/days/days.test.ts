import { addDays, type CalendarDate, ClaimStatus, EntryStatus } from "@kaitori/domain";
import type { CallBody, reportClaim } from "@kaitori/wire";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { ReminderKind } from "../../database/tables/hand-over-tables.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { createTestServer, runDailyJobsAt, type TestServer, testBrand } from "../../testing/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ review: "desk" });
  // Keeps only the daily job of the tested brand.
  await server.rows`delete from job where name <> 'day:test-brand'`;
});

const subjects = async () =>
  (await server.rows<{ subject: string }>`select subject from mail order by id`).map(
    ({ subject }) => subject,
  );

const mailsNotSent = () => server.rows<{ kind: string }>`select kind from mail where sent_at is null`;

const sentReminders = async () => {
  const sent = await server.rows<{ kind: ReminderKind; sent_on: CalendarDate }>`
    select kind, sent_on from reminder order by sent_at`;
  return sent.map(({ kind, sent_on }) => [kind, sent_on] as const);
};
const morningOf = (day: CalendarDate) => `${day}T09:00:00+09:00`;

/** Runs the daily job each morning, and with `isRestarted` again each afternoon. */
async function runDays(from: CalendarDate, until: CalendarDate, { isRestarted = false } = {}): Promise<void> {
  for (let day = from; day <= until; day = addDays(day, 1)) {
    await runDailyJobsAt(server, morningOf(day));
    if (isRestarted) await runDailyJobsAt(server, `${day}T15:00:00+09:00`);
  }
}

const readEntryRow = (entry: TestEntry) =>
  server.row`select status, contract_period, cancelled_at, rejected_at from entry where id = ${entry.id}`;

test("B12 an offer gets a reminder on the bank day before its last day and ends the day after it", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const { contract_period } = await readEntryRow(entry);
  expect(contract_period).toBe("2026-11-30");
  await runDays("2026-11-22", "2026-11-30", { isRestarted: true });
  expect((await readEntryRow(entry)).status).toBe(EntryStatus.reviewed);
  expect((await subjects()).filter((subject) => subject.includes("ご契約の期限"))).toEqual([
    expect.stringContaining("ご契約の期限は 2026年11月30日（月） です"),
  ]);
  expect(await sentReminders()).toEqual([["offerEndsSoon", "2026-11-27"]]);
  expect(await mailsNotSent()).toEqual([]);
  await runDays("2026-12-01", "2026-12-02", { isRestarted: true });
  expect(await readEntryRow(entry)).toMatchObject({
    status: EntryStatus.archived,
    cancelled_at: null,
    rejected_at: null,
  });
  const history = await server.rows`select actor, at from entry_history
    where entry_id = ${entry.id} and act = 'endOffer' and claim_id is null`;
  expect(history).toEqual([{ actor: "system", at: new Date("2026-12-01T09:00:00+09:00") }]);
  const ended = (await subjects()).filter((subject) => subject.includes("ご契約の期限が過ぎました"));
  expect(ended).toHaveLength(1);
});

test.each([
  { name: "reviewed", at: "2026-11-30T23:59:00+09:00", isSent: true },
  { name: "reviewed", at: "2026-12-01T00:01:00+09:00", isSent: false },
  { name: "contracted", at: "2026-11-30T23:59:00+09:00", isSent: false },
] as const)(
  "B12 a reminder of an offer until 2026-11-30 that can be sent at $at, when its entry is $name, is sent: $isSent",
  async ({ name, at, isSent }) => {
    const { applicantId, email } = await entryIn(server, EntryStatus[name], { claims: 1 });
    server.clock.set("2026-11-30T10:00:00+09:00");
    await queueMail(server.database, {
      brand: testBrand,
      recipient: email,
      applicantId,
      mail: "offerEndsSoon",
      values: { code: "", date: "", amountName: "", amount: "" },
      now: server.clock.now(),
    });
    server.clock.set(at);
    await server.server.services.jobs.runDue();
    const { sent_at } = await server.row`select sent_at from mail order by id desc`;
    expect(sent_at !== null).toBe(isSent);
  },
);

test("B12 a hand-over gets one reminder two bank days before its day, one on it, and one question after it", async () => {
  server.clock.set("2026-12-24T10:00:00+09:00");
  const entry = await entryIn(server, EntryStatus.transferred, { claims: 2 });
  await server.rows`update claim set return_date = '2027-01-05' where entry_id = ${entry.id}`;
  const before = (await subjects()).length;
  await runDays("2026-12-25", "2027-01-10", { isRestarted: true });
  expect((await subjects()).slice(before)).toEqual([
    expect.stringContaining("代金のお引き渡しは 2027年1月5日（火） までです"),
    expect.stringContaining("代金のお引き渡しは本日までです"),
    expect.stringContaining("お取引先から代金は届きましたか"),
  ]);
  const { body } = await server.row`select body from mail order by id desc`;
  expect(body).toContain("2,000,000円　照合番号 ");
  expect(await sentReminders()).toEqual([
    ["handOverSoon", "2026-12-30"],
    ["handOverToday", "2027-01-05"],
    ["reportAsked", "2027-01-08"],
  ]);
  expect(await mailsNotSent()).toEqual([]);
});

test("B12 the daily job waits at night until the morning", async () => {
  await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  const before = (await subjects()).length;
  await runDailyJobsAt(server, "2026-12-01T03:00:00+09:00");
  expect(await subjects()).toHaveLength(before);
  const { run_at } = await server.row`select run_at from job where name = 'day:test-brand'`;
  expect(run_at).toEqual(new Date("2026-12-01T09:00:00+09:00"));
});

/** Adds a trigger that runs SQL when this applicant gets a reminder. */
async function addReminderTrigger({ applicantId }: TestEntry, act: string): Promise<void> {
  await server.rows`create function test_act() returns trigger language plpgsql as ${sql.lit(
    `begin ${act}; return new; end`,
  )}`;
  await server.rows`create trigger test_act after insert on reminder
    for each row when (new.applicant_id = ${sql.lit(applicantId)}) execute function test_act()`;
}

async function remindedApplicants(kind: "offerEndsSoon" | "handOverSoon"): Promise<number[]> {
  const rows = await server.rows<{ applicant_id: number }>`
    select applicant_id from reminder where kind = ${kind} order by applicant_id`;
  return rows.map(({ applicant_id }) => applicant_id);
}

test("B12 a failing entry does not stop the others and is retried", async () => {
  const [stuck, other, unansweredClaim, answeredClaim] = [
    await entryIn(server, EntryStatus.reviewed, { claims: 1 }),
    await entryIn(server, EntryStatus.reviewed, { claims: 1 }),
    await entryIn(server, EntryStatus.reviewed, { claims: 1 }),
    await entryIn(server, EntryStatus.reviewed, { claims: 1 }),
  ];
  await server.rows`update entry set contract_period = '2026-12-01'
    where id in (${unansweredClaim.id}, ${answeredClaim.id})`;
  await addReminderTrigger(unansweredClaim, "raise exception 'not this one'");
  await server.rows`create trigger test_stuck before update on entry for each row
    when (new.id = ${sql.lit(stuck.id)}) execute function test_act()`;
  await runDays("2026-12-01", "2026-12-01");
  expect((await readEntryRow(stuck)).status).toBe(EntryStatus.reviewed);
  expect((await readEntryRow(other)).status).toBe(EntryStatus.archived);
  expect(await remindedApplicants("offerEndsSoon")).toEqual([answeredClaim.applicantId]);
  await server.rows`drop function test_act cascade`;
  server.clock.set("2026-12-01T16:00:00+09:00");
  await server.server.services.jobs.runDue();
  expect((await readEntryRow(stuck)).status).toBe(EntryStatus.archived);
  expect(await remindedApplicants("offerEndsSoon")).toEqual([
    unansweredClaim.applicantId,
    answeredClaim.applicantId,
  ]);
});

test("B12 no reminder is sent for an offer that changes during the job", async () => {
  const first = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  const second = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  await addReminderTrigger(first, `update entry set contract_period = '2027-01-29' where id = ${second.id}`);
  await runDays("2026-11-27", "2026-11-27");
  expect(await remindedApplicants("offerEndsSoon")).toEqual([first.applicantId]);
});

test("B12 no reminder is sent for money that is handed over during the job", async () => {
  const first = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  const second = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  await server.rows`update claim set return_date = '2027-01-05'`;
  await addReminderTrigger(
    first,
    `insert into entry_history (entry_id, claim_id, at, act, actor, from_status, to_status)
      select entry_id, id, timestamptz '2026-12-30', 'handOver', 'desk', status, ${ClaimStatus.returned} from claim where entry_id = ${second.id};
    insert into hand_over_booking (claim_id, applicant_id, amount, day, booked_at)
      select id, applicant_id, scheduled_deposit_amount_from_obliger, '2026-12-30', timestamptz '2026-12-30' from claim
      where entry_id = ${second.id};
    update claim set status = ${ClaimStatus.returned} where entry_id = ${second.id}`,
  );
  await runDays("2026-12-30", "2026-12-30");
  expect(await remindedApplicants("handOverSoon")).toEqual([first.applicantId]);
});

/** Sold claim of 1,000,000 yen with payment date 2027-01-31 and hand-over day 2027-02-04. */
async function createDueClaim() {
  const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  const [claim = 0] = entry.claims;
  const setDay = async (day: CalendarDate) => {
    server.clock.set(`${day}T12:00:00+09:00`);
    const client = await server.signInAgain(entry.applicantId);
    const desk = await server.signInStaff();
    return {
      report: (body: CallBody<typeof reportClaim>) =>
        client.call("reportClaim", { params: { id: claim }, body }),
      act: (act: string, body: object = {}) => desk.act(entry.id, act, { claim, ...body }),
    };
  };
  const tasks = async () =>
    (await server.rows`select kind, closed_at from desk_task where claim_id = ${claim} order by id`).map(
      ({ kind, closed_at }) => [kind, closed_at === null ? "open" : "done"],
    );
  return { entry, claim, setDay, tasks };
}

const sentQuestions = async () =>
  (await sentReminders()).filter(([kind]) => kind === "handOverToday" || kind === "reportAsked");

test("B12 a partial hand-over restarts the two questions", async () => {
  const { setDay, tasks } = await createDueClaim();
  await runDays("2027-02-04", "2027-02-04");
  const { report, act } = await setDay("2027-02-05");
  expect((await report({ kind: "received", amount: "300000", on: "2027-02-01" })).status).toBe(200);
  expect((await act("hand-over", { amount: "300000", on: "2027-02-05" })).status).toBe(200);
  await runDays("2027-02-06", "2027-02-16", { isRestarted: true });
  expect(await sentQuestions()).toEqual([
    ["handOverToday", "2027-02-04"],
    ["reportAsked", "2027-02-08"],
    ["reportAsked", "2027-02-12"],
  ]);
  expect((await (await setDay("2027-02-16")).act("delay")).body).toMatchObject({
    blockers: ["notAskedTwice"],
  });
  expect(await tasks()).toEqual([]);
  await runDays("2027-02-17", "2027-02-18");
  expect(await tasks()).toEqual([["unanswered", "open"]]);
  expect((await (await setDay("2027-02-18")).act("delay")).status).toBe(200);
  expect(await tasks()).toEqual([["unanswered", "done"]]);
});

test("B12 questions count per claim, even if claims have the same day", async () => {
  const { entry, claim, setDay } = await createDueClaim();
  await server.rows`insert into reminder (applicant_id, kind, due_on, sent_at)
    values (${entry.applicantId}, 'reportAsked', '2027-02-04', ${new Date(morningOf("2027-01-20"))})`;
  await runDays("2027-02-04", "2027-02-04");
  const { act } = await setDay("2027-02-10");
  expect((await act("delay")).body).toMatchObject({ blockers: ["notAskedTwice"] });
  const questions = await server.rows`select claim_id, day from asked_claim`;
  expect(questions).toEqual([{ claim_id: claim, day: "2027-02-04" }]);
});

test("B12 after a missed last day the first question is sent late, and the second follows the contract's days", async () => {
  const { claim, setDay, tasks } = await createDueClaim();
  await runDays("2027-02-05", "2027-02-05");
  expect(await sentQuestions()).toEqual([["reportAsked", "2027-02-05"]]);
  await runDays("2027-02-06", "2027-02-10");
  expect(await sentQuestions()).toEqual([
    ["reportAsked", "2027-02-05"],
    ["reportAsked", "2027-02-10"],
  ]);
  await runDays("2027-02-11", "2027-02-17");
  expect(await tasks()).toEqual([["unanswered", "open"]]);
  // A late answer also closes the task, by the server's clock.
  const { report } = await setDay("2027-02-17");
  expect((await report({ kind: "notYet", expected_on: "2027-03-10" })).status).toBe(200);
  expect(await tasks()).toEqual([["unanswered", "done"]]);
  expect(await server.rows`select closed_at from desk_task where claim_id = ${claim}`).toEqual([
    { closed_at: server.clock.now() },
  ]);
});

test("B12 a booking closes the task about unanswered questions, by the server's clock", async () => {
  const { claim, setDay, tasks } = await createDueClaim();
  await runDays("2027-02-05", "2027-02-17");
  expect(await tasks()).toEqual([["unanswered", "open"]]);
  const { act } = await setDay("2027-02-17");
  expect((await act("hand-over", { amount: "300000", on: "2027-02-17" })).status).toBe(200);
  expect(await server.rows`select closed_at from desk_task where claim_id = ${claim}`).toEqual([
    { closed_at: server.clock.now() },
  ]);
});

test("B12 after a report without a day the seller is asked twice, then the desk gets a task", async () => {
  const { setDay, tasks } = await createDueClaim();
  const { report } = await setDay("2027-01-25");
  expect((await report({ kind: "notYet", is_day_unknown: true })).status).toBe(200);
  // Without a last day there is no reminder, only questions.
  await runDays("2027-01-26", "2027-02-03");
  expect(await remindedApplicants("handOverSoon")).toEqual([]);
  expect(await sentQuestions()).toEqual([]);
  await runDays("2027-02-04", "2027-02-16");
  expect(await sentQuestions()).toEqual([
    ["reportAsked", "2027-02-04"],
    ["reportAsked", "2027-02-09"],
  ]);
  expect(await tasks()).toEqual([["unanswered", "open"]]);
  // The same report again restarts the questions.
  await (await setDay("2027-02-16")).report({ kind: "notYet", is_day_unknown: true });
  await runDays("2027-02-17", "2027-02-19");
  expect(await sentQuestions()).toHaveLength(3);
  await runDays("2027-02-20", "2027-03-03");
  expect((await (await setDay("2027-03-03")).act("delay")).status).toBe(200);
});

test("B12 questions are sent after a contact stop ends, even long after the last day", async () => {
  const { entry } = await createDueClaim();
  await server.rows`insert into contact_stop (applicant_id, cause, note, since)
    values (${entry.applicantId}, 'lawyer', '受任通知', ${server.clock.now()})`;
  await runDays("2027-02-04", "2027-02-05");
  await server.rows`update contact_stop set ended_at = ${server.clock.now()}`;
  await runDays("2027-04-19", "2027-04-23");
  expect(await sentQuestions()).toEqual([
    ["reportAsked", "2027-04-19"],
    ["reportAsked", "2027-04-22"],
  ]);
});

test("B12 the database refuses a second reminder of a kind on the same day", async () => {
  const { entry } = await createDueClaim();
  const insertReminder = (kind: ReminderKind, at: string) =>
    server.rows`insert into reminder (applicant_id, due_on, kind, sent_at)
      values (${entry.applicantId}, '2027-02-04', ${kind}, ${new Date(at)})`;
  await insertReminder("reportAsked", "2027-02-05T09:00:00+09:00");
  await expect(insertReminder("reportAsked", "2027-02-05T15:00:00+09:00")).rejects.toThrow(/reminder_pkey/);
  await insertReminder("reportAsked", "2027-02-08T09:00:00+09:00");
  await insertReminder("handOverSoon", "2027-02-02T09:00:00+09:00");
  await expect(insertReminder("handOverSoon", "2027-02-03T09:00:00+09:00")).rejects.toThrow(/reminder_once/);
});
