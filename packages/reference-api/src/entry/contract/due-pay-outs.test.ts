import { EntryStatus } from "@kaitori/domain";
import { getEntry, listEntries } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { atDesk } from "../../testing/at-desk.ts";
import { asDesk, type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { serverWithDesk } from "../../testing/server-with-desk.ts";
import { signedInAgain } from "../../testing/signed-in-again.ts";
import { workOfDayAt } from "../../testing/work-of-day.ts";
import { payOut } from "./pay-out.ts";

const { server } = await serverWithDesk();
// On Saturday 2026-11-21; Monday is a holiday. Three bank days from Tuesday on: Friday.
const late = await entryIn(server, EntryStatus.contracted, 1);
const inTime = await entryIn(server, EntryStatus.contracted, 1);
const ended = await entryIn(server, EntryStatus.contracted, 1);
const before = await entryIn(server, EntryStatus.contracted, 1);
// Signed before contracts said it.
await sql`alter table contract disable trigger user`.execute(server.database);
await server.rows`update contract set pay_out_by = null where entry_id = ${before.id}`;
await sql`alter table contract enable trigger user`.execute(server.database);

const morning = (day: string) => workOfDayAt(server, `${day}T09:00:00+09:00`);

const tasksOf = ({ id }: EntryAt) =>
  server.rows`select id, due_on, closed_at is null as is_open from desk_task
    where kind = 'payOutDue' and entry_id = ${id} order by id`;

const task = { id: expect.any(Number), due_on: "2026-11-27", is_open: true };

test("B12 on the bank day before its promised day a pay-out is a task of the desk, once", async () => {
  await morning("2026-11-25");
  expect(await tasksOf(late)).toEqual([]);
  await morning("2026-11-26");
  for (const entry of [late, inTime, ended, before]) expect(await tasksOf(entry)).toEqual([task]);
  await morning("2026-11-27");
  expect(await tasksOf(late)).toEqual([task]);
});

test("B12 the task of a pay-out is over with the pay-out, and with the end of the contract", async () => {
  await asDesk(server, inTime, payOut);
  expect(await tasksOf(inTime)).toEqual([{ ...task, is_open: false }]);
  const desk = await atDesk(server);
  await desk.act(ended.id, "end-sale", { claim: ended.claims[0], cause: "payerInsolvent" });
  expect(await tasksOf(ended)).toEqual([{ ...task, is_open: false }]);
});

test("B12 a promise that was not kept stays in the list of the desk until a person has dealt with it", async () => {
  await morning("2026-12-01");
  expect(await tasksOf(late)).toEqual([task]);
  const desk = await atDesk(server);
  const [open] = await tasksOf(late);
  const body = JSON.stringify({ note: "銀行の障害。本人に電話した" });
  expect((await desk.ask(`/desk/tasks/${open?.id}/done`, { method: "POST", body })).status).toBe(200);
  await morning("2026-12-02");
  expect(await tasksOf(late)).toEqual([{ ...task, is_open: false }]);
});

const promised = async ({ id }: EntryAt) => {
  const { pay_out_by } = await server.row`select pay_out_by from contract where entry_id = ${id}`;
  return pay_out_by;
};

test("B12 by when a price is paid stands with its contract, and no later promise changes it", async () => {
  expect(await promised(late)).toBe("2026-11-27");
  const changed = server.rows`update contract set pay_out_by = '2026-12-04' where entry_id = ${late.id}`;
  await expect(changed).rejects.toThrow();
});

test("B12 entryStatus.payOutBy the seller reads the day that was promised with the contract", async () => {
  const client = await signedInAgain(server, late.applicantId);
  expect((await client.call(getEntry, { params: { id: late.id } })).body.pay_out_by).toBe("2026-11-27");
  expect((await client.call(listEntries)).body).toMatchObject([{ pay_out_by: "2026-11-27" }]);
});

// Wednesday; the day's work of the test brand ends at 15:00, and it pays within three bank days.
test.each([
  { at: "14:59", by: "2026-12-07" },
  { at: "15:00", by: "2026-12-08" },
])("B12 promises.payOut promises.dayEnds what is contracted at $at is paid by $by", async ({ at, by }) => {
  server.clock.set(`2026-12-02T${at}:00+09:00`);
  expect(await promised(await entryIn(server, EntryStatus.contracted, 1))).toBe(by);
});
