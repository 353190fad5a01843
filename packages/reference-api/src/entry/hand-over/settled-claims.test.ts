import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, historyOf, readEntry } from "../../testing/entry-in.ts";
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
import { recordQuestions } from "./contacts.ts";

soldClaimForEachTest();

test("B12 with an insolvent payer the seller owes only received money, and the desk settles the claim", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-03" });
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  expect(await readClaim()).toMatchObject({ amount: "300000", standing: "received", payer_insolvent: true });
  expect(await lastMail()).toContain("300,000円");
  expect(await lastMail()).not.toContain("まだ届いていない");
  const tasks = await server.rows`select kind, claim_id, due_on from desk_task`;
  expect(tasks).toEqual([{ kind: "fileClaim", claim_id: claim, due_on: "2027-02-12" }]);
  expect((await desk.act(entry.id, "file-by", { claim, on: "2027-04-30" })).status).toBe(200);
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(409);
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(409);
  await desk.act(entry.id, "hand-over", { claim, amount: "300000" });
  expect(await readClaim()).toMatchObject({ amount: "0", standing: "payerInsolvent" });
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(200);
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

async function settleInsolvent(): Promise<void> {
  await report({ kind: "payerInsolvent", insolvency: "civilRehabilitation" });
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(200);
}

test("B12 a receipt after the settlement reopens the claim, which can be settled again", async () => {
  await settleInsolvent();
  expect(await readClaim()).toMatchObject({ amount: "0", awaited: "1000000", standing: "settled" });
  expect((await report({ kind: "notYet", expected_on: "2027-03-10" })).status).toBe(409);
  await setTime("2027-06-01");
  expect((await report({ kind: "received", amount: "50000", on: "2027-05-31" })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ due: "2027-06-03", amount: "50000", standing: "received" });
  expect(await lastMail()).toMatch(/2027年6月3日（木）まで　50,000円/);
  await desk.act(entry.id, "hand-over", { claim });
  expect((await desk.act(entry.id, "settle", { claim })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ awaited: "950000", standing: "settled" });
});

test("B12 a receipt after the close of the entry reopens entry and claim", async () => {
  await settleInsolvent();
  await desk.act(entry.id, "close");
  expect((await report({ kind: "received", amount: "50000", on: "2027-02-04" })).status).toBe(200);
  const reopened = await readEntry(entry);
  expect(reopened).toMatchObject({ status: EntryStatus.transferred, transaction_completed_at: null });
  expect(reopened.claims[0]).toMatchObject({ status: ClaimStatus.transferred, returned_at: null });
  expect((await desk.act(entry.id, "close")).status).toBe(409);
  await desk.act(entry.id, "hand-over", { claim });
  await desk.act(entry.id, "settle", { claim });
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

const settleUncollectable = () =>
  desk.act(entry.id, "settle-uncollectable", { claim, note: "督促に応答がなく、所在もわからない" });

test("B12 settle-uncollectable ends a claim whose payer never pays, and the seller owes nothing more", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-03" });
  expect(await settleUncollectable()).toMatchObject({ status: 409, body: { blockers: ["withheld"] } });
  await desk.act(entry.id, "hand-over", { claim, amount: "300000" });
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  expect(await settleUncollectable()).toMatchObject({ status: 409, body: { blockers: ["payerNotDue"] } });
  await setTime("2027-06-01");
  expect((await desk.act(entry.id, "settle-uncollectable", { claim })).status).toBe(400);
  expect((await settleUncollectable()).status).toBe(200);
  expect(await readClaim()).toMatchObject({ amount: "0", awaited: "700000", standing: "settled" });
  expect(await lastMail()).toContain("お引き渡しいただく必要はありません");
  expect(await lastMail()).not.toContain("所在");
  const lastEvent = (await historyOf(entry)).at(-1);
  expect(lastEvent).toMatchObject({ act: "settleUncollectable", claim, note: "", actor: "service" });
  const audited = await server.rows`select act, claim_id, staff_id from audit
    where act = 'settle-uncollectable'`;
  expect(audited).toEqual([{ act: "settle-uncollectable", claim_id: claim, staff_id: desk.id }]);
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 after settle-uncollectable only a later receipt is due", async () => {
  await setTime("2027-06-01");
  await settleUncollectable();
  await desk.act(entry.id, "close");
  expect((await report({ kind: "received", amount: "50000", on: "2027-05-31" })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ due: "2027-06-03", amount: "50000", standing: "received" });
  await desk.act(entry.id, "hand-over", { claim });
  expect(await readClaim()).toMatchObject({ amount: "0", standing: "uncollectable" });
});

test("B12 a delayed claim whose report is taken back can be settled as uncollectable", async () => {
  await recordQuestions(server.database, [claim], new Date("2027-02-04T09:00:00+09:00"));
  await recordQuestions(server.database, [claim], new Date("2027-02-09T09:00:00+09:00"));
  await setTime("2027-02-17");
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
  await setTime("2027-02-18");
  expect((await report({ kind: "received", amount: "300000", on: "2027-02-16" })).status).toBe(200);
  expect(await settleUncollectable()).toMatchObject({ status: 409, body: { blockers: ["withheld"] } });
  await desk.act(entry.id, "take-back-report", { claim, reason: "別の請求書の入金" });
  expect(await readClaim()).toMatchObject({ standing: "delay" });
  expect((await settleUncollectable()).status).toBe(200);
  expect(await readClaim()).toMatchObject({ amount: "0", awaited: "1000000", standing: "settled" });
  expect((await desk.act(entry.id, "close")).body.status).toBe(EntryStatus.archived);
});

test("B12 the database refuses to reopen a completely handed-over claim", async () => {
  await desk.act(entry.id, "hand-over", { claim });
  expect((await report({ kind: "received", amount: "1", on: "2027-02-04" })).status).toBe(409);
  const unsettle = asDesk(server, entry, (context, row) =>
    makeMove({ ...context, actor: "applicant", staffId: undefined }, row, "unsettle", { claims: [claim] }),
  );
  await expect(unsettle).rejects.toThrow("was not settled");
});
