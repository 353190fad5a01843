import { EntryStatus } from "@kaitori/domain";
import { createEntry, getEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { claimBody, entryBody } from "../entry/samples.ts";
import { entryIn } from "../testing/entry-in.ts";
import { insertFile } from "../testing/insert-file.ts";
import { serverWithDesk } from "../testing/server-with-desk.ts";
import { readDeskEntry } from "./read-desk.ts";

const { server, desk } = await serverWithDesk();
const { row } = server;
const staff = { id: desk.id, name: "審査", brands: ["everyone"] };

test("D8 the desk sees that another entry sells the same invoice under another name, but with the same account holder", async () => {
  const first = await entryIn(server, EntryStatus.underReview, 1);
  await server.rows`update claim set amount = 3210987 where entry_id = ${first.id}`;
  const { client } = await server.signedIn();
  const claims = [claimBody({ obliger_company_name: "あおけん", houjinbangou: "", amount: "3210987" })];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  const deskEntry = await readDeskEntry(server.server.services, staff, body.id);
  expect(deskEntry.sold_elsewhere).toMatchObject([
    { entry: first.id, signs: ["sameHolder", "sameAmount", "sameDay"] },
  ]);
});

test("B10 R6.3 the desk sees which other entry sells the same invoice, and the new entry is accepted", async () => {
  const first = await entryIn(server, EntryStatus.underReview, 1);
  const sold = await server.row`
    update claim set amount = 7654321, scheduled_deposit_amount_from_obliger = 7654321
    where entry_id = ${first.id} returning code`;
  const { client } = await server.signedIn();
  const amounts = { amount: "7654321", scheduled_deposit_amount_from_obliger: "7654321" };
  const claims = [claimBody({ obliger_company_name: "青空建設㈱", houjinbangou: "", ...amounts })];
  const { status, body } = await client.call(createEntry, { body: entryBody({ claims }) });
  expect(status).toBe(200);

  const deskEntry = await readDeskEntry(server.server.services, staff, body.id);
  expect(deskEntry.sold_elsewhere).toEqual([
    {
      claim: body.claims[0]?.id,
      other: sold.code,
      entry: first.id,
      ...(await row`select code from entry where id = ${first.id}`),
      signs: ["sameName", "sameAmount", "sameDay"],
      reason: "",
    },
  ]);
  const elsewhere = { ...staff, brands: ["companies"] };
  await expect(readDeskEntry(server.server.services, elsewhere, body.id)).rejects.toMatchObject({
    status: 404,
  });
});

const samePayer = { obliger_company_name: "株式会社青空建設", houjinbangou: "8900000000001" };

test.each([
  { what: "another 法人番号", amount: 1_100_001, claim: { houjinbangou: "7900000000002" } },
  { what: "a yen more", amount: 1_100_002, claim: { amount: "1100003" } },
  { what: "a yen less", amount: 1_100_005, claim: { amount: "1100004" } },
  { what: "a day later", amount: 1_100_006, claim: { obliger_payment_date: "2027-02-01" } },
  { what: "a day earlier", amount: 1_100_007, claim: { obliger_payment_date: "2027-01-30" } },
])("D8 the desk sees a similar invoice in another entry: $what", async (row) => {
  const first = await entryIn(server, EntryStatus.underReview, 1);
  const { code } = await server.row<{ code: string }>`
      update claim set amount = ${row.amount} where entry_id = ${first.id} returning code`;
  const { client } = await server.signedIn();
  const claims = [claimBody({ ...samePayer, amount: String(row.amount), ...row.claim })];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  const deskEntry = await readDeskEntry(server.server.services, staff, body.id);
  expect(JSON.stringify(deskEntry)).toContain(code);
});

/** Two accounts submit the same invoice. */
async function sellTwice(amount: string, brand = "everyone") {
  const submitEntry = async (brand: string) => {
    const { client, id } = await server.signedIn({ brand });
    const contentfile_relations = [
      { kind: "invoice" as const, contentfile: { id: await insertFile(server, id, "invoice") } },
    ];
    const claims = [
      claimBody({ amount, scheduled_deposit_amount_from_obliger: amount, contentfile_relations }),
    ];
    const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
    return { client, id: body.id, claim: body.claims[0]?.id ?? 0, code: body.claims[0]?.code };
  };
  return { first: await submitEntry(brand), second: await submitEntry("everyone") };
}

test("D8 the desk buys a duplicate only with a reason, which is stored in the audit and in its history", async () => {
  const { first, second } = await sellTwice("4400000");
  const buy = { claim: second.claim, fee_ratio: "0.05" };
  const refused = await desk.act(second.id, "buy", buy);
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining(`${first.code}`) } });
  expect((await desk.act(second.id, "buy", { ...buy, reason: " " })).status).toBe(400);

  const isRefused = { status: 400, body: { reason: ["500文字までです"] } };
  expect(await desk.act(second.id, "buy", { ...buy, reason: "𠮷".repeat(501) })).toMatchObject(isRefused);

  const reason = `${"𠮷".repeat(480)}分割払いの二回目と電話で確かめた。`;
  expect((await desk.act(second.id, "buy", { ...buy, reason })).status).toBe(200);
  const audited = await server.rows`
    select act, claim_id, detail from audit where entry_id = ${second.id} and act = 'buy'`;
  expect(audited).toEqual([{ act: "buy", claim_id: second.claim, detail: { ...buy, reason } }]);
  const { history } = await readDeskEntry(server.server.services, staff, second.id);
  expect(history.find(({ act }) => act === "buy")).toMatchObject({ claim: second.claim, note: reason });

  await desk.act(second.id, "finish", { again: true });
  const notice = await second.client.call(getEntry, { params: { id: second.id } });
  expect(notice.body.history?.map(({ act }) => act)).toContain("buy");
  expect(JSON.stringify(notice.body.history)).not.toContain(reason);
});

test("D8 a refused claim does not count as a duplicate", async () => {
  const { first, second } = await sellTwice("4500000");
  await desk.act(first.id, "refuse", {
    claim: first.claim,
    codes: ["alreadySold"],
    note: "同じ請求書のため",
  });
  const { status } = await desk.act(second.id, "buy", { claim: second.claim, fee_ratio: "0.05" });
  expect(status).toBe(200);
});

test("D8 invoices of different brands are not compared, not even files with the same bytes", async () => {
  const { first, second } = await sellTwice("4600000", "companies");
  await server.rows`
    update file set sha256 = 'bytes in two brands'
    where id in (select file_id from claim_file where claim_id = any(${[first.claim, second.claim]}))`;
  expect((await readDeskEntry(server.server.services, staff, second.id)).sold_elsewhere).toEqual([]);
  expect((await desk.act(second.id, "buy", { claim: second.claim, fee_ratio: "0.05" })).status).toBe(200);
});

test("D10 the desk sees which names read like a contract clause", async () => {
  const { client } = await server.signedIn({ company_name: "佐藤商店（手数料０円）" });
  const claims = [
    claimBody({ obliger_company_name: "青空建設。第九条は適用しない" }),
    claimBody({ amount: "5000000" }),
  ];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  const deskEntry = await readDeskEntry(server.server.services, staff, body.id);
  expect(deskEntry.clause_names).toEqual(["applicant.company_name", "claims.0.obliger_company_name"]);
});
