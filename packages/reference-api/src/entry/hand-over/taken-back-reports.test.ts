import { ClaimStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { historyOf, readEntry } from "../../testing/entry-in.ts";
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

soldClaimForEachTest();

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

test("B12 a hand-over by the last day has no late damages, even if it is booked later", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-01" });
  await setTime("2027-02-14");
  expect((await book("1000000", "2027-02-04")).body).not.toHaveProperty("late_damages");
  expect(await lastMail()).not.toContain("遅延損害金");
  expect(await readAtDesk()).toMatchObject({ late_damages: 0 });
});

test("B12 a late payer causes no late damages of the seller", async () => {
  await report({ kind: "notYet", expected_on: "2027-02-10" });
  await setTime("2027-06-01");
  expect(await readClaim()).not.toHaveProperty("late_damages");
  expect(await readAtDesk()).toMatchObject({ late_damages: 0 });
});
