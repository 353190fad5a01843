import { ClaimStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { historyOf, readEntry } from "../../testing/entry-in.ts";
import {
  claim,
  database,
  desk,
  entry,
  lastMail,
  readClaim,
  report,
  server,
  setTime,
  soldClaimForEachTest,
} from "../../testing/sold-claim.ts";
import { serverWithOtherHandOverDays } from "../../testing/test-server.ts";

soldClaimForEachTest();

test("B12 a report that the payer is late moves the last day without late damages", async () => {
  expect(await readClaim()).toMatchObject({ due: "2027-02-04", standing: "awaitingReport" });
  expect((await report({ kind: "notYet", expected_on: "2027-02-19" })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ due: "2027-02-25", standing: "payerLate", amount: "1000000" });
  const mail = await lastMail();
  expect(mail).toContain("新しい期日は 2027年2月25日（木） です");
  expect(mail).not.toMatch(/遅延/);
  const [handOver] = (await entry.client.call("listHandOvers")).body;
  expect(mail).toContain(`2027年2月25日（木）まで　1,000,000円　照合番号 ${handOver?.reference}`);
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(409);
  const history = await historyOf(entry);
  expect(history.at(-1)).toMatchObject({ act: "reportNotYet", actor: "applicant", claim });
});

test("B12 the agreed days of a contract stay after the brand changes its promises", async () => {
  const laterServer = await serverWithOtherHandOverDays(database);
  laterServer.clock.set("2027-02-04T10:00:00+09:00");
  const client = await laterServer.signInAgain(entry.applicantId);
  const body = { kind: "notYet", expected_on: "2027-02-19" } as const;
  const answer = await client.call("reportClaim", { params: { id: claim }, body });
  expect(answer.body).toMatchObject([{ due_on: "2027-02-25" }]);
  expect(await lastMail()).toContain("新しい期日は 2027年2月25日（木） です");
});

test("B12 a contract of a taken-over database without agreed days follows the brand's promises", async () => {
  await server.database.transaction().execute(async (transaction) => {
    await sql`alter table contract drop constraint complete`.execute(transaction);
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update contract set hand_over_days = null, closed_day = null`.execute(transaction);
  });
  const laterServer = await serverWithOtherHandOverDays(database);
  laterServer.clock.set("2027-02-04T10:00:00+09:00");
  const client = await laterServer.signInAgain(entry.applicantId);
  const before = await client.call("listHandOvers");
  expect(before.body).toMatchObject([{ claims: [{ hand_over_days: 9 }] }]);
  const body = { kind: "notYet", expected_on: "2027-02-19" } as const;
  const answer = await client.call("reportClaim", { params: { id: claim }, body });
  expect(answer.body).toMatchObject([{ due_on: "2027-03-05" }]);
  expect(await lastMail()).toContain("新しい期日は 2027年3月5日（金） です");
});

test("B11 the desk finds a claim by its old reference after its day has moved", async () => {
  const [before] = (await entry.client.call("listHandOvers")).body;
  await report({ kind: "notYet", expected_on: "2027-02-19" });
  const [after] = (await entry.client.call("listHandOvers")).body;
  expect(after?.reference).not.toBe(before?.reference);
  for (const reference of [before?.reference, after?.reference]) {
    const result = await desk.read(`/desk/hand_overs/${reference}`);
    expect(result.claims).toMatchObject([{ entry: entry.id, claim }]);
  }
  const audited = await server.rows`select act, entry_id, claim_id from audit where act = 'find'`;
  expect(audited).toEqual(Array(2).fill({ act: "find", entry_id: entry.id, claim_id: claim }));
});

test.each([
  { body: { kind: "received", amount: "1000001", on: "2027-02-04" }, field: "amount" },
  { body: { kind: "received", amount: "1000000", on: "2026-01-04" }, field: "on" },
  { body: { kind: "payerInsolvent", insolvency: "bored" }, field: "insolvency" },
] as const)("B12 an implausible report is refused at its field: $body", async ({ body, field }) => {
  const answer = await report(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toEqual([field, "codes"]);
  expect(await readClaim()).toMatchObject({ standing: "awaitingReport" });
});

test("B12 after a partial receipt only that part is due, and the rest keeps its own day", async () => {
  const [before] = (await entry.client.call("listHandOvers")).body;
  expect((await report({ kind: "received", amount: "300000", on: "2027-01-20" })).status).toBe(200);
  expect(await readClaim()).toMatchObject({
    due: "2027-01-25",
    amount: "300000",
    awaited: "700000",
    awaited_until: "2027-02-04",
    awaited_reference: before?.reference,
    hand_over_days: 3,
    standing: "received",
  });
  const notice = await lastMail();
  expect(notice).toMatch(/2027年1月25日（月）まで　300,000円　照合番号/);
  expect(notice).toContain("まだ届いていない 700,000円 は、届いてからお引き渡しください。");
  expect(notice).not.toContain("1,000,000円");
  expect((await report({ kind: "received", amount: "700001", on: "2027-01-20" })).status).toBe(400);
  // Without an amount the booking covers the due part.
  await desk.act(entry.id, "hand-over", { claim });
  expect(await readClaim()).toMatchObject({
    due: "2027-02-04",
    amount: "700000",
    handed_over: "300000",
    standing: "awaitingReport",
  });
  expect(await lastMail()).toMatch(/2027年2月4日（木）まで　700,000円/);
  await desk.act(entry.id, "undo-hand-over", { claim });
  expect(await readClaim()).toMatchObject({ due: "2027-01-25", amount: "300000", handed_over: "0" });
});

test("B12 a later receipt does not postpone the day of an earlier one", async () => {
  await report({ kind: "received", amount: "600000", on: "2027-02-01" });
  expect(await readClaim()).toMatchObject({ due: "2027-02-04", amount: "600000" });
  await report({ kind: "received", amount: "1", on: "2027-02-04" });
  expect(await readClaim()).toMatchObject({
    due: "2027-02-04",
    amount: "600000",
    kept_for_later: "1",
    kept_until: "2027-02-09",
  });
  expect(await lastMail()).toContain("このほかに届いた 1円 は、受け取った日から数えた期日まで");
  await setTime("2027-02-05");
  expect((await desk.act(entry.id, "hand-over", { claim })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ due: "2027-02-09", amount: "1", kept_for_later: "0" });
  await setTime("2027-02-10");
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
});

test("B12 a report that the rest is late moves only the day of the rest", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  expect(await readClaim()).toMatchObject({ due: "2027-02-09", amount: "300000", standing: "received" });
  const notice = await lastMail();
  expect(notice).toContain("まだ届いていない代金の新しい期日は 2027年3月15日（月） です");
  expect(notice).toMatch(/2027年2月9日（火）まで　300,000円/);
  await desk.act(entry.id, "hand-over", { claim });
  expect(await readClaim()).toMatchObject({ due: "2027-03-15", amount: "700000", standing: "payerLate" });
});

test("B12 a report of a late payer ends a delay if no money is withheld", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await setTime("2027-02-10");
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
  // Withheld money keeps the claim in delay.
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  expect(await readClaim()).toMatchObject({ standing: "delay", amount: "300000" });
  await desk.act(entry.id, "hand-over", { claim });
  expect(await readClaim()).toMatchObject({ standing: "payerLate", amount: "700000", due: "2027-03-15" });
  expect((await readEntry(entry)).claims[0]?.status).toBe(ClaimStatus.transferred);
  const history = await historyOf(entry);
  expect(history.map(({ act }) => act)).toContain("endDelay");
});

test("B12 after a report without a day the claim has no last day and no reference", async () => {
  expect((await report({ kind: "notYet" })).status).toBe(400);
  expect((await report({ kind: "notYet", is_day_unknown: true })).status).toBe(200);
  const [open] = (await entry.client.call("listHandOvers")).body;
  expect(open).toMatchObject({
    due_on: null,
    reference: null,
    amount: "1000000",
    claims: [{ claim, standing: "payerLate" }],
  });
  const notice = await lastMail();
  // The question follows after three bank days.
  expect(notice).toContain("2027年2月9日（火）に、もう一度お尋ねします");
  expect(notice).not.toContain("遅れ");
  expect(notice).not.toContain("照合番号");
  await setTime("2027-02-08");
  expect((await desk.act(entry.id, "delay", { claim })).body).toMatchObject({ blockers: ["payerLate"] });
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  expect(await readClaim()).toMatchObject({ due: "2027-03-15", standing: "payerLate" });
});

test("B12 after a report without a day a receipt is due by its own day", async () => {
  await report({ kind: "notYet", is_day_unknown: true });
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await report({ kind: "notYet", is_day_unknown: true });
  expect(await readClaim()).toMatchObject({ due: "2027-02-09", amount: "300000", standing: "received" });
  await desk.act(entry.id, "hand-over", { claim });
  expect(await readClaim()).toMatchObject({ due: null, amount: "700000", standing: "payerLate" });
});

test("B12 the database requires either the expected day or the day to ask again for a late payer", async () => {
  const insertReport = (kind: string, amount: number | null, day: string | null, askAgainOn: string | null) =>
    server.rows`insert into claim_report (claim_id, applicant_id, at, kind, amount, day, ask_again_on)
      values (${claim}, ${entry.applicantId}, ${server.clock.now()}, ${kind}, ${amount}, ${day}, ${askAgainOn})`;
  const refused = /claim_report_check/;
  await expect(insertReport("notYet", null, null, null)).rejects.toThrow(refused);
  await expect(insertReport("notYet", null, "2027-03-10", "2027-02-09")).rejects.toThrow(refused);
  await expect(insertReport("received", 1, "2027-02-04", "2027-02-09")).rejects.toThrow(refused);
});

test("D2 an applicant can send twenty reports in a row, then one every ten minutes", async () => {
  const send = () => report({ kind: "notYet", expected_on: "2027-02-19" });
  for (let time = 0; time < 20; time++) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({
    status: 429,
    body: { detail: "操作が続いたため、しばらく時間をおいてから再度お試しください。" },
  });
  server.clock.advance(600_000);
  expect((await send()).status).toBe(200);
});

test("B12 a new report opens another task after a closed one, which then cannot be reopened", async () => {
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  const tasks = () =>
    server.rows<{
      id: number;
      closed_at: Date | null;
    }>`select id, closed_at from desk_task where claim_id = ${claim} order by id`;
  const [first] = await tasks();
  const act = async (name: "done" | "undone") =>
    (await desk.actOnTask(first?.id, name, { note: "取り違え" })).status;
  expect(await act("done")).toBe(200);
  expect((await desk.act(entry.id, "take-back-report", { claim, reason })).status).toBe(200);
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  expect((await tasks()).map(({ closed_at }) => closed_at === null)).toEqual([false, true]);
  expect(await act("undone")).toBe(409);
});

const readReports = async () =>
  (await desk.read<{ reports: { id: number }[] }>(`/desk/entries/${entry.id}`)).reports;
const reason = "お電話で、入金日の年の誤りと確認しました。";

test("B12 taking back a report restores the contract's last day, notifies the seller and is recorded", async () => {
  await setTime("2027-02-05");
  await report({ kind: "received", amount: "500000", on: "2027-01-05" });
  expect(await readClaim()).toMatchObject({ due: "2027-01-08", amount: "500000", standing: "received" });
  const body = { claim, reason };
  expect((await desk.act(entry.id, "take-back-report", { claim })).status).toBe(400);
  expect((await desk.act(entry.id, "take-back-report", body)).status).toBe(200);
  expect(await readClaim()).toMatchObject({
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
  expect(await readReports()).toMatchObject([{ claim, amount: 500_000, taken_back_reason: reason }]);
  const audited = await server.rows`select act, claim_id, staff_id, detail from audit
    where act = 'take-back-report'`;
  expect(audited).toEqual([{ act: "take-back-report", claim_id: claim, staff_id: desk.id, detail: body }]);
  expect((await desk.act(entry.id, "take-back-report", body)).status).toBe(409);
  expect((await report({ kind: "received", amount: "500000", on: "2027-02-05" })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ due: "2027-02-10", amount: "500000", standing: "received" });
});

test("B12 taking back a selected report computes the last day from the others", async () => {
  await setTime("2027-02-05");
  await report({ kind: "received", amount: "300000", on: "2027-01-05" });
  await report({ kind: "received", amount: "200000", on: "2027-02-05" });
  const [{ id } = {}] = await readReports();
  expect((await desk.act(entry.id, "take-back-report", { claim, report: id, reason })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ due: "2027-02-10", amount: "200000" });
  expect((await desk.act(entry.id, "take-back-report", { claim, report: id, reason })).status).toBe(409);
});

test("B12 taking back a report ends the delay that was based on it", async () => {
  await setTime("2027-02-05");
  await report({ kind: "received", amount: "500000", on: "2027-01-05" });
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
  expect((await desk.act(entry.id, "take-back-report", { claim, reason })).status).toBe(200);
  expect((await readEntry(entry)).claims[0]?.status).toBe(ClaimStatus.transferred);
});

test("B12 taking back an insolvency deletes its task, and a new insolvency opens it again", async () => {
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  const tasks = () => server.rows`select kind from desk_task where claim_id = ${claim}`;
  expect(await readClaim()).toMatchObject({ payer_insolvent: true, amount: "0" });
  expect((await desk.act(entry.id, "take-back-report", { claim, reason })).status).toBe(200);
  expect(await readClaim()).toMatchObject({ payer_insolvent: false, amount: "1000000", due: "2027-02-04" });
  expect(await tasks()).toEqual([]);
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
  expect(await tasks()).toEqual([{ kind: "fileClaim" }]);
});

test("B12 the database refuses any change of a report except taking it back", async () => {
  await report({ kind: "received", amount: "500000", on: "2027-02-04" });
  const change = (set: object) =>
    server.database.updateTable("claim_report").set(set).where("claim_id", "=", claim).execute();
  await expect(change({ day: "2027-02-03" })).rejects.toThrow(/never changed/);
  await expect(change({ taken_back_at: server.clock.now() })).rejects.toThrow(/taken_back_with_a_reason/);
  await change({ taken_back_at: server.clock.now(), taken_back_reason: reason });
  await expect(change({ taken_back_at: null, taken_back_reason: null })).rejects.toThrow(/never changed/);
});

const book = (amount: string, on: string) => desk.act(entry.id, "hand-over", { claim, amount, on });

const readAtDesk = async () =>
  (await desk.read<{ sold_claims: { claim: number }[] }>(`/desk/entries/${entry.id}`)).sold_claims.find(
    (one) => one.claim === claim,
  );

test("B12 desk and seller see the late damages of a late hand-over", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-01" });
  expect(await readClaim()).not.toHaveProperty("late_damages");
  await setTime("2027-02-14");
  expect(await readClaim()).toMatchObject({ due: "2027-02-04", late_damages: "4000" });
  expect(await readAtDesk()).toMatchObject({ standing: "received", late_damages: 4_000 });
  // The booked part is five days late, the rest ten days so far.
  expect((await book("400000", "2027-02-09")).body).toMatchObject({ late_damages: 3_200 });
  expect(await lastMail()).toMatch(/年14.6％の遅延損害金[\s\S]*これまでの遅延損害金　3,200円/);
  await setTime("2027-02-19");
  expect((await book("600000", "2027-02-14")).body).toMatchObject({ late_damages: 3_200 });
  expect(await lastMail()).toMatch(/600,000円|1,000,000円/);
  expect(await lastMail()).toContain("これまでの遅延損害金　3,200円");
  await setTime("2027-06-01");
  expect(await readAtDesk()).toMatchObject({ standing: "handedOver", late_damages: 3_200 });
});

test("B12 an undone booking does not affect the late damages", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-01" });
  await setTime("2027-02-14");
  await book("400000", "2027-02-09");
  await desk.act(entry.id, "undo-hand-over", { claim });
  expect(await readClaim()).toMatchObject({ late_damages: "4000" });
});
