import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import type { ClaimBody } from "../entry/samples.ts";
import { entryIn, historyOf, submitEntry } from "../testing/entry-in.ts";
import type { NewApplicant } from "../testing/insert-applicant.ts";
import { withoutTriggers } from "../testing/statements.ts";
import { testServerWithDesk } from "../testing/test-server.ts";
import { readDeskEntry } from "./read-desk.ts";

const { server, desk } = await testServerWithDesk();
const { row } = server;
const staff = { id: desk.id, name: "審査", brands: ["test-brand"] };

/** A new applicant submits an entry; returns it as the desk sees it. */
async function submitAndRead(claims: readonly Partial<ClaimBody>[], applicant: Partial<NewApplicant> = {}) {
  const { id } = await submitEntry(server, claims, applicant);
  return readDeskEntry(server.server.services, staff, id);
}

test("D8 the desk sees that another entry sells the same invoice under another name, but with the same account holder", async () => {
  const first = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await server.rows`update claim set amount = 3210987 where entry_id = ${first.id}`;
  const claim = { obliger_company_name: "あおけん", houjinbangou: "", amount: "3210987" };
  expect((await submitAndRead([claim])).sold_elsewhere).toMatchObject([
    { entry: first.id, signs: ["sameHolder", "sameAmount", "sameDay"] },
  ]);
});

test("B10 R6.3 the desk sees which other entry sells the same invoice, and the new entry is accepted", async () => {
  const first = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const sold = await server.row`
    update claim set amount = 7654321, scheduled_deposit_amount_from_obliger = 7654321
    where entry_id = ${first.id} returning code`;
  const amounts = { amount: "7654321", scheduled_deposit_amount_from_obliger: "7654321" };
  const claim = { obliger_company_name: "青空建設㈱", houjinbangou: "", ...amounts };
  const { entry, sold_elsewhere } = await submitAndRead([claim]);
  expect(sold_elsewhere).toEqual([
    {
      claim: entry.claims[0]?.id,
      other: sold.code,
      entry: first.id,
      ...(await row`select code from entry where id = ${first.id}`),
      signs: ["sameName", "sameAmount", "sameDay"],
      reason: "",
    },
  ]);
  const otherStaff = { ...staff, brands: ["companies"] };
  await expect(readDeskEntry(server.server.services, otherStaff, entry.id)).rejects.toMatchObject({
    status: 404,
  });
});

const samePayer = { obliger_company_name: "株式会社青空建設", houjinbangou: "8900000000001" };

test.each([
  { difference: "another 法人番号", amount: 1_100_001, claim: { houjinbangou: "7900000000002" } },
  { difference: "a yen more", amount: 1_100_002, claim: { amount: "1100003" } },
  { difference: "a yen less", amount: 1_100_005, claim: { amount: "1100004" } },
  { difference: "a day later", amount: 1_100_006, claim: { obliger_payment_date: "2027-02-01" } },
  { difference: "a day earlier", amount: 1_100_007, claim: { obliger_payment_date: "2027-01-30" } },
])("D8 the desk sees a similar invoice in another entry: $difference", async (row) => {
  const first = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const { code } = await server.row<{ code: string }>`
      update claim set amount = ${row.amount} where entry_id = ${first.id} returning code`;
  const deskEntry = await submitAndRead([{ ...samePayer, amount: String(row.amount), ...row.claim }]);
  expect(JSON.stringify(deskEntry)).toContain(code);
});

/** Two accounts submit the same invoice. */
async function sellTwice(amount: string, brand = "test-brand") {
  const claims = [{ amount, scheduled_deposit_amount_from_obliger: amount }];
  const [first, second] = [await submitEntry(server, claims, { brand }), await submitEntry(server, claims)];
  return { first, second, claim: second.claims[0] };
}

test("D8 the desk buys a duplicate only with a reason, which is stored in the audit and in its history", async () => {
  const { first, second, claim } = await sellTwice("4400000");
  const buy = { claim, fee_ratio: "0.05" };
  const refused = await desk.act(second.id, "buy", buy);
  const { code } = await row<{ code: string }>`select code from claim where entry_id = ${first.id}`;
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining(code) } });
  expect((await desk.act(second.id, "buy", { ...buy, reason: " " })).status).toBe(400);

  const refusal = { status: 400, body: { reason: ["500文字までです"] } };
  expect(await desk.act(second.id, "buy", { ...buy, reason: "𠮷".repeat(501) })).toMatchObject(refusal);

  const reason = `${"𠮷".repeat(480)}分割払いの二回目と電話で確かめた。`;
  expect((await desk.act(second.id, "buy", { ...buy, reason })).status).toBe(200);
  const audited = await server.rows`
    select act, claim_id, detail from audit where entry_id = ${second.id} and act = 'buy'`;
  expect(audited).toEqual([{ act: "buy", claim_id: claim, detail: { ...buy, reason } }]);
  const { history } = await readDeskEntry(server.server.services, staff, second.id);
  expect(history.find(({ act }) => act === "buy")).toMatchObject({ claim, note: reason });

  await desk.act(second.id, "finish", { again: true });
  const visibleHistory = await historyOf(second);
  expect(visibleHistory.map(({ act }) => act)).toContain("buy");
  expect(JSON.stringify(visibleHistory)).not.toContain(reason);
});

test("D8 a refused claim does not count as a duplicate", async () => {
  const { first, second, claim } = await sellTwice("4500000");
  const refusal = { claim: first.claims[0], codes: ["alreadySold"], note: "同じ請求書のため" };
  await desk.act(first.id, "refuse", refusal);
  const { status } = await desk.act(second.id, "buy", { claim, fee_ratio: "0.05" });
  expect(status).toBe(200);
});

test("D8 invoices of different brands are not compared, not even files with the same bytes", async () => {
  const { first, second, claim } = await sellTwice("4600000", "companies");
  await server.rows`
    update file set sha256 = 'bytes in two brands'
    where id in (select file_id from claim_file where claim_id = any(${[...first.claims, ...second.claims]}))`;
  expect((await readDeskEntry(server.server.services, staff, second.id)).sold_elsewhere).toEqual([]);
  expect((await desk.act(second.id, "buy", { claim, fee_ratio: "0.05" })).status).toBe(200);
});

test("D10 the desk sees which names read like a contract clause", async () => {
  const claims = [{ obliger_company_name: "青空建設。第九条は適用しない" }, { amount: "5000000" }];
  const { clause_names } = await submitAndRead(claims, { company_name: "佐藤商店（手数料０円）" });
  expect(clause_names).toEqual(["applicant.company_name", "claims.0.obliger_company_name"]);
});

async function readWithAccount(id: number, change: object) {
  await server.rows`
    update entry set bank_account = bank_account || ${JSON.stringify(change)}::jsonb where id = ${id}`;
  return desk.read(`/desk/entries/${id}`);
}

test.each([
  { company_name: "株式会社アオゾラ", account_holder_name: "カ）アオゾラ", standing: "same" },
  { company_name: "株式会社青空建設", account_holder_name: "カ）アオゾラケンセツ", standing: "unread" },
  { company_name: "株式会社青空建設", account_holder_name: "サトウ　ハナコ", standing: "other" },
])("D10 the desk sees whether the account holder matches the company: %o", async (input) => {
  const { id, applicantId } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const { company_name, account_holder_name, standing } = input;
  await withoutTriggers(server.database, (transaction) =>
    transaction.updateTable("applicant").set({ company_name }).where("id", "=", applicantId).execute(),
  );
  const { account_holder } = await readWithAccount(id, { account_holder_name });
  expect(account_holder).toEqual({ holder: account_holder_name, standing });
});

test.each([
  { bank: "みずほ銀行", branch: "本店", standing: "listed" },
  { bank: "みずほ銀行", branch: "できたばかりの支店", standing: "branch not listed" },
  { bank: "できたばかりの銀行", branch: "本店", standing: "bank not listed" },
])("D5.3 the desk sees whether the bank list contains bank and branch of the account: %o", async (row) => {
  const { id } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const account = { bank_name: row.bank, bank_code: null, branch_name: row.branch, branch_code: null };
  expect((await readWithAccount(id, account)).account_bank).toEqual(row);
});
