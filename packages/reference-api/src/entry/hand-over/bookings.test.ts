import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, readEntry } from "../../testing/entry-in.ts";
import {
  claim,
  desk,
  entry,
  lastMail,
  readClaim,
  report,
  server,
  setTime,
  soldClaimForEachTest,
} from "../../testing/sold-claim.ts";
import { makeMove } from "../make-move.ts";
import { moveSoldClaim } from "./record-claim-event.ts";

soldClaimForEachTest();

const insertBooking = (amount: number, day = "2027-02-04") =>
  server.rows`insert into hand_over_booking (claim_id, applicant_id, amount, day, booked_at)
    values (${claim}, ${entry.applicantId}, ${amount}, ${day}, ${server.clock.now()})`;

test("B12 desk and database refuse a booking on a day before the contract", async () => {
  const before = "2026-01-04";
  const refused = await desk.act(entry.id, "hand-over", { claim, on: before });
  expect(refused.status).toBe(400);
  const insertReport =
    () => server.rows`insert into claim_report (claim_id, applicant_id, kind, amount, day, at)
    values (${claim}, ${entry.applicantId}, 'received', 1, ${before}, ${server.clock.now()})`;
  await expect(insertBooking(1, before)).rejects.toThrow(/before/);
  await expect(insertReport()).rejects.toThrow(/before/);
});

test("B12 a repeated booking with the same key, or the same amount and day, is booked once", async () => {
  const body = { claim, amount: "400000", on: "2027-02-04" };
  const send = (key: string, input: object = body) =>
    desk.request(`/desk/entries/${entry.id}/hand-over`, {
      method: "POST",
      headers: { "idempotency-key": key },
      body: JSON.stringify(input),
    });
  const answers = await Promise.all([send("one"), send("one")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(await readClaim()).toMatchObject({ handed_over: "400000" });
  expect((await send("one", { ...body, amount: "1" })).status).toBe(409);
  const duplicate = await send("two");
  expect(duplicate.status).toBe(409);
  expect(JSON.parse(duplicate.text).detail).toMatch(/登録済み/);
  expect((await send("three", { ...body, again: true })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ handed_over: "800000" });
});

test("B12 partial, undone and final bookings update claim, mails and inbox", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-04" });
  expect(await readClaim()).toMatchObject({ due: "2027-02-09", standing: "received" });
  const book = (amount?: string) =>
    desk.act(entry.id, "hand-over", { claim, ...(amount ? { amount } : {}), on: "2027-02-04" });
  expect((await book("400000")).status).toBe(200);
  expect(await readClaim()).toMatchObject({ amount: "600000", handed_over: "400000" });
  expect(await lastMail()).toMatch(/400,000円 を受け取りました。[\s\S]*残り　600,000円/);
  const [handOver] = (await entry.client.call("listHandOvers")).body;
  const result = await desk.read(`/desk/hand_overs/${handOver?.reference}`);
  expect(result.claims).toMatchObject([{ claim, amount: 1_000_000, left: 600_000 }]);
  const deskEntry = await desk.read(`/desk/entries/${entry.id}`);
  expect(deskEntry.hand_overs).toMatchObject([{ dueOn: "2027-02-09", amount: 600_000 }]);
  expect((await desk.act(entry.id, "undo-hand-over", { claim })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ amount: "1000000", handed_over: "0" });
  await book("400000");
  expect((await book("600001")).status).toBe(400);
  const { body } = await book();
  expect(body.claims).toEqual([{ id: claim, status: ClaimStatus.returned }]);
  expect((await entry.client.call("listHandOvers")).body).toEqual([]);
  await desk.act(entry.id, "undo-hand-over", { claim });
  expect(await readClaim()).toMatchObject({ amount: "600000", handed_over: "400000" });
  expect(await lastMail()).toMatch(
    /代金 600,000円 を受け取ったとお知らせ[\s\S]*残り　600,000円[\s\S]*まで　600,000円/,
  );
  const { body: undone } = await entry.client.call("getEntry", { params: { id: entry.id } });
  expect(undone.claims[0]).toMatchObject({ status: ClaimStatus.transferred, returned_at: null });
  await book();
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 a booking without a report counts as received money", async () => {
  await desk.act(entry.id, "hand-over", { claim, amount: "320000" });
  expect(await readClaim()).toMatchObject({ amount: "680000", awaited: "680000", handed_over: "320000" });
  await setTime("2027-02-04", "11:00");
  await report({ kind: "received", amount: "680000", on: "2027-02-04" });
  expect(await readClaim()).toMatchObject({ amount: "680000", awaited: "0", standing: "received" });
});

test("B1 B12 reports and bookings accept full-width digits, separators and currency signs", async () => {
  await report({ kind: "received", amount: "３２０，０００円", on: "2027-02-03" });
  expect(await readClaim()).toMatchObject({ amount: "320000" });
  await desk.act(entry.id, "hand-over", { claim, amount: "￥300,000" });
  expect(await readClaim()).toMatchObject({ handed_over: "300000" });
});

test("B12 the database refuses bookings above the expected amount and changes of a booking", async () => {
  await expect(insertBooking(1_000_001)).rejects.toThrow("more is booked than was to come");
  await insertBooking(1);
  await expect(insertBooking(1_000_000)).rejects.toThrow("more is booked than was to come");
  await expect(server.rows`update hand_over_booking set amount = 2`).rejects.toThrow("undone, never changed");
});

const handOver = () =>
  asDesk(server, entry, (context, row) => moveSoldClaim(context, row, claim, "handOver"));

test("B12 the database refuses a hand-over with less booked than expected", async () => {
  await expect(handOver()).rejects.toThrow("less is booked than was to come");
  await desk.act(entry.id, "hand-over", { claim, amount: "999999" });
  await expect(handOver()).rejects.toThrow("less is booked than was to come");
  await desk.act(entry.id, "hand-over", { claim, amount: "1" });
  const undoAll = () => server.rows`update hand_over_booking set undone_at = ${server.clock.now()}`;
  await expect(undoAll()).rejects.toThrow("less is booked than was to come");
  const deleteAll = () => server.rows`delete from hand_over_booking`;
  await expect(deleteAll()).rejects.toThrow("less is booked than was to come");
});

test("B12 the database refuses to settle an insolvent payer's claim with less booked than received", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-03" });
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  await desk.act(entry.id, "hand-over", { claim, amount: "299999" });
  const settle = () => asDesk(server, entry, (context, row) => moveSoldClaim(context, row, claim, "settle"));
  await expect(settle()).rejects.toThrow("less is booked than was to come");
  await desk.act(entry.id, "hand-over", { claim, amount: "1" });
  await settle();
});

test("B12 undoing a booking of a closed entry reopens the entry and the claim", async () => {
  await desk.act(entry.id, "hand-over", { claim });
  await desk.act(entry.id, "close");
  expect((await desk.act(entry.id, "undo-hand-over", { claim })).status).toBe(200);
  const { body } = await entry.client.call("getEntry", { params: { id: entry.id } });
  expect(body).toMatchObject({ status: EntryStatus.transferred, transaction_completed_at: null });
  expect(body.claims[0]).toMatchObject({ status: ClaimStatus.transferred, returned_at: null });
  expect(await readClaim()).toMatchObject({ amount: "1000000", handed_over: "0" });
  expect(await lastMail()).toMatch(/代金 1,000,000円 を受け取ったとお知らせ/);
  const { history = [] } = await readEntry(entry);
  expect(history.slice(-3).map(({ act, actor }) => [act, actor])).toEqual([
    ["reopen", "service"],
    ["reopen", "service"],
    ["undoHandOver", "service"],
  ]);
  await desk.act(entry.id, "hand-over", { claim });
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 the database refuses to reopen a fully booked claim", async () => {
  await desk.act(entry.id, "hand-over", { claim });
  await desk.act(entry.id, "close");
  const reopen = () =>
    asDesk(server, entry, (context, row) => makeMove(context, row, "reopen", { claims: [claim] }));
  await expect(reopen()).rejects.toThrow("is handed over");
});

test("B12 the history names the staff who booked and undid a part", async () => {
  await desk.act(entry.id, "hand-over", { claim, amount: "1" });
  await desk.act(entry.id, "undo-hand-over", { claim });
  const acts =
    await server.rows`select act, staff_id from entry_history where claim_id = ${claim} order by id desc limit 2`;
  expect(acts).toEqual([
    { act: "undoHandOver", staff_id: desk.id },
    { act: "handOverPart", staff_id: desk.id },
  ]);
});
