import { EntryStatus } from "@kaitori/domain";
import { getEntry, listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { asDesk, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { signInAgain } from "../../testing/insert-applicant.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { runDailyJobsAt, testServerWithDesk } from "../../testing/test-server.ts";
import { payOut } from "./pay-out.ts";

const { server } = await testServerWithDesk();
// The contracts are signed on Saturday 2026-11-21; Monday is a holiday, so the third bank day is Friday.
const unpaid = await entryIn(server, EntryStatus.contracted, 1);
const paidInTime = await entryIn(server, EntryStatus.contracted, 1);
const ended = await entryIn(server, EntryStatus.contracted, 1);

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
  const desk = await signInStaff(server);
  await desk.act(ended.id, "end-sale", { claim: ended.claims[0], cause: "payerInsolvent" });
  expect(await tasksOf(ended)).toEqual([{ ...task, is_open: false }]);
});

test("B12 the task of a late pay-out stays open until a staff member closes it", async () => {
  await runMorningOf("2026-12-01");
  expect(await tasksOf(unpaid)).toEqual([task]);
  const desk = await signInStaff(server);
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
  const client = await signInAgain(server, unpaid.applicantId);
  expect((await client.call(getEntry, { params: { id: unpaid.id } })).body.pay_out_by).toBe("2026-11-27");
  expect((await client.call(listEntries)).body).toMatchObject([{ pay_out_by: "2026-11-27" }]);
});

// 2026-12-02 is a Wednesday. The test brand pays within three bank days; its day ends at 15:00.
test.each([
  { at: "14:59", by: "2026-12-07" },
  { at: "15:00", by: "2026-12-08" },
])("B12 a contract signed at $at is paid by $by", async ({ at, by }) => {
  server.clock.set(`2026-12-02T${at}:00+09:00`);
  expect(await promisedDayOf(await entryIn(server, EntryStatus.contracted, 1))).toBe(by);
});
