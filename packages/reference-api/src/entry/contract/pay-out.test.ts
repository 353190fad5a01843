import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { entryIn, historyOf } from "../../testing/entry-in.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();

test.each([
  { kind: "received", amount: "1000000", on: "2026-11-21" },
  { kind: "payerInsolvent", insolvency: "bankruptcy" },
] as const)("B12 a pay-out after the report $kind requires a reason", async (body) => {
  const { client, id, claims } = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const [claim = 0] = claims;
  expect((await client.call("reportClaim", { params: { id: claim }, body })).status).toBe(200);
  const desk = await server.signInStaff();
  const refused = await desk.request(`/desk/entries/${id}/pay-out`, { method: "POST", body: "{}" });
  expect(refused).toMatchObject({ status: 409, text: expect.stringContaining("理由を入力") });
  const paid = await desk.act(id, "pay-out", { reason: "電話で確認した" });
  expect(paid).toMatchObject({ status: 200, body: { status: EntryStatus.transferred } });
});

const payerInsolvent = { kind: "payerInsolvent", insolvency: "bankruptcy" } as const;
const cause = "payerInsolvent";
const note = "お取引先の破産手続の開始を官報で確認";
const notice = "お取引先の支払不能がわかったため";

const mailOf = async (applicantId: number) =>
  server.row`select kind, body from mail where applicant_id = ${applicantId} order by id desc`;

test("B12 end-sale before the pay-out ends the sale of an insolvent payer's claim with a reason", async () => {
  const { client, applicantId, id, claims } = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const [claim = 0] = claims;
  await client.call("reportClaim", { params: { id: claim }, body: payerInsolvent });
  const desk = await server.signInStaff();
  for (const refused of [{}, { cause: "overall" }, { reason: note }])
    expect((await desk.act(id, "end-sale", { claim, ...refused })).status).toBe(400);
  expect(await desk.act(id, "end-sale", { claim, cause, note })).toMatchObject({
    status: 200,
    body: { status: EntryStatus.archived, claims: [{ id: claim, status: ClaimStatus.cancel }] },
  });
  expect((await client.call("listHandOvers")).body).toEqual([]);
  expect((await desk.act(id, "pay-out", { reason: "それでも" })).status).toBe(409);
  expect((await client.call("reportClaim", { params: { id: claim }, body: payerInsolvent })).status).toBe(
    409,
  );
  expect((await historyOf({ client, id })).at(-2)).toMatchObject({ act: "endContract", cause, note: notice });
  const mail = await mailOf(applicantId);
  expect(mail).toMatchObject({ kind: "endContract", body: expect.stringContaining(`理由：${notice}`) });
  expect(mail.body).toContain("お引き渡しはいりません");
  expect(mail.body).not.toContain("官報");
  const { rows } = await sql<{ cause: string; note: string }>`
    select cause, note from entry_history where entry_id = ${id} and claim_id is null and act = 'endContract'
  `.execute(server.database);
  expect(rows).toEqual([{ cause, note }]);
  const openTasks =
    await server.rows`select id from desk_task where claim_id = ${claim} and closed_at is null`;
  expect(openTasks).toEqual([]);
  const audited = await server.rows`select act, staff_id from audit
    where entry_id = ${id} and act = 'end-sale'`;
  expect(audited).toEqual([{ act: "end-sale", staff_id: desk.id }]);
  const account = await server.row`select can_edit_bank_account from applicant where id = ${applicantId}`;
  expect(account.can_edit_bank_account).toBe(true);
});

test("B12 end-sale ends a sale whose payer has already paid, and nothing is handed over", async () => {
  const { client, applicantId, id, claims } = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const [claim = 0] = claims;
  const received = { kind: "received", amount: "1000000", on: "2026-11-21" } as const;
  await client.call("reportClaim", { params: { id: claim }, body: received });
  const desk = await server.signInStaff();
  const { body } = await desk.act(id, "end-sale", { claim, cause: "payerPaid" });
  expect(body).toMatchObject({ status: EntryStatus.archived, claims: [{ status: ClaimStatus.cancel }] });
  expect((await client.call("listHandOvers")).body).toEqual([]);
  expect((await mailOf(applicantId)).body).toMatch(/理由：お取引先[\s\S]*お引き渡しはいりません/);
});

// Article 2 takes the charge from the claim that has it in the schedule; article 13 ends the contract of one claim alone.
test("B12 the other claims of an ended sale are paid as agreed: the bank charge ends with its claim", async () => {
  const { client, applicantId, id, claims } = await entryIn(server, EntryStatus.contracted, { claims: 2 });
  const [first = 0, second = 0] = claims;
  await client.call("reportClaim", { params: { id: first }, body: payerInsolvent });
  const desk = await server.signInStaff();
  expect((await desk.act(id, "end-sale", { claim: first, cause })).body.status).toBe(EntryStatus.contracted);
  // The fee is 5 % of 1,000,000 yen.
  expect(await mailOf(applicantId)).toMatchObject({
    kind: "endSale",
    body: expect.stringContaining("ほかの請求書の買取代金 950,000円 は"),
  });
  // The other claim has no report, so it needs no reason.
  expect((await desk.act(id, "pay-out")).body.status).toBe(EntryStatus.transferred);
  expect(await mailOf(applicantId)).toMatchObject({
    kind: "payOut",
    body: expect.stringMatching(/入金額　950,000円[\s\S]*1,000,000円/),
  });
  expect((await client.call("listHandOvers")).body).toMatchObject([
    { amount: "1000000", claims: [{ claim: second }] },
  ]);
  const { body } = await client.call("getEntry", { params: { id } });
  expect(body.claims.map(({ status }) => status)).toEqual([ClaimStatus.cancel, ClaimStatus.transferred]);
  expect((await desk.act(id, "end-sale", { claim: second, cause })).status).toBe(409);
});

test("B12 money received before the pay-out is due three bank days after the pay-out", async () => {
  const { client, applicantId, id, claims } = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const [claim = 0] = claims;
  const dueOn = async () => server.rows`select return_date from claim where id = ${claim}`;
  const agreedDay = await dueOn();
  const body = { kind: "received", amount: "1000000", on: "2026-11-21" } as const;
  await client.call("reportClaim", { params: { id: claim }, body });
  expect(await dueOn()).toEqual(agreedDay);
  const notice = await mailOf(applicantId);
  expect(notice).toMatchObject({
    kind: "reportBeforePayOut",
    body: expect.stringContaining("必要はありません"),
  });
  expect(notice.body).not.toContain("口座");

  server.clock.set("2026-11-26T10:00:00+09:00");
  await (await server.signInStaff()).act(id, "pay-out", { reason: "電話で確認した" });
  // Three bank days after a Thursday.
  expect(await dueOn()).toEqual([{ return_date: "2026-12-01" }]);
  expect((await mailOf(applicantId)).body).toContain("12月1日");
});

test("B12 before the pay-out received money is never late", async () => {
  const { applicantId, claims } = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const [claim = 0] = claims;
  const body = { kind: "received", amount: "1000000", on: "2026-11-26" } as const;
  const client = await server.signInAgain(applicantId);
  expect((await client.call("reportClaim", { params: { id: claim }, body })).status).toBe(200);
  server.clock.set("2027-06-01T10:00:00+09:00");
  const handOvers = (await (await server.signInAgain(applicantId)).call("listHandOvers")).body;
  expect(handOvers[0]?.claims).toHaveLength(1);
  expect(handOvers[0]?.claims[0]).not.toHaveProperty("late_damages");
});
