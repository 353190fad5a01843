import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import {
  asDesk,
  contract,
  entryIn,
  offer,
  readEntry,
  type TestEntry,
  termsOf,
} from "../../testing/entry-in.ts";
import { testBrand, testServer } from "../../testing/test-server.ts";
import { decideClaim } from "../review/decide-claim.ts";

const server = await testServer();

const sign = (
  { client, id }: TestEntry,
  claims: readonly number[],
  { hash, explanation }: { hash: string; explanation?: { hash: string | undefined } },
) =>
  client.call("contractEntry", {
    params: { id },
    body: {
      claims: claims.map((id) => ({ id })),
      terms_hash: hash,
      explanation_hash: explanation?.hash,
    },
  });

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test("B11 the first sold claim has the only bank charge, in the terms and after the contract", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, { claims: 3 });
  const offered = (await readEntry(entry)).claims;
  expect(offered.map(({ bank_charge }) => bank_charge)).toEqual(["550", "0", "0"]);
  const sold = offered.slice(1).map(({ id }) => id);
  const terms = await termsOf(entry, sold);
  expect(terms.claims.map(({ bank_charge }) => bank_charge)).toEqual(["550", "0"]);
  expect(terms.total.bank_charge).toBe("550");
  expect(await contract(entry, sold)).toMatchObject({ status: 200 });
  const claimsAfter = (await readEntry(entry)).claims;
  expect(claimsAfter.slice(1).map(({ bank_charge }) => bank_charge)).toEqual(["550", "0"]);
});

test("B5 the terms contain the parties, figures and dates, and their hash is stable", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const { text, hash, title } = await termsOf(entry);
  for (const part of [
    "株式会社山田製作所",
    "株式会社テスト買取",
    "株式会社青空建設",
    "1,000,000円",
    "949,450円",
    "2027年1月31日",
    "1234567",
  ])
    expect(text).toContain(part);
  // The accounts for the hand-over and for the price.
  expect(text.match(/(?:普通|当座)\D{0,12}\d{7}/g)).toHaveLength(2);
  expect(title).toBe("ファクタリングサービス契約書");
  expect(hash).toBe(sha256(text));
  server.clock.advance(60_000);
  expect((await termsOf(entry)).hash).toBe(hash);
});

test("B5 a sole trader signs with the personal name and the trade name", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const contractOfCompany = async (company_name: string) => {
    await server.unchecked`update applicant set corporate_division = 'individual', company_name = ${company_name}
      where id = ${entry.applicantId}`;
    return (await termsOf(entry)).text;
  };
  expect(await contractOfCompany("山田商店")).toMatch(/^山田商店こと山田 太郎（以下/);
  const text = await contractOfCompany("");
  expect(text).toMatch(/^山田 太郎（以下/);
  // Only a company can register an assignment of claims.
  expect(text).not.toContain("債権譲渡登記");
});

test("R4.21 B5 the selected claims are sold, the others are cancelled, and the signed text is stored", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, { claims: 3 });
  const [one = 0, two = 0] = entry.claims;
  const { hand_overs, ...displayedTerms } = await termsOf(entry, [one, two]);
  expect(hand_overs).toHaveLength(1);
  const { status, body } = await contract(entry, [one, two]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: EntryStatus.contracted });
  const { contracted, cancel } = ClaimStatus;
  expect(body.claims?.map((claim) => claim.status)).toEqual([contracted, contracted, cancel]);
  const document = (await entry.client.call("getContractDocument", { params: { id: entry.id } })).body;
  expect(document).toEqual({
    ...displayedTerms,
    pdf: `/api/entries/${entry.id}/contract_document/pdf/`,
    signed_at: server.clock.now().toISOString(),
    signed_by: "山田 太郎",
    signed_from: expect.stringMatching(/^applicant-\d+@example\.jp$/),
  });
});

test("B16 parallel requests create the PDF of a contract once, in a worker", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  await contract(entry, entry.claims);
  const workerCalls = vi.spyOn(Worker.prototype, "postMessage");
  const readPdf = () => entry.client.fetch(`/api/entries/${entry.id}/contract_document/pdf/`);
  const files = await Promise.all(
    (await Promise.all([1, 2, 3, 4].map(readPdf))).map((answer) => answer.bytes()),
  );
  expect(workerCalls).toHaveBeenCalledTimes(1);
  workerCalls.mockRestore();
  for (const file of files) expect(Buffer.from(file)).toEqual(Buffer.from(files[0] ?? []));
});

test("B5 a contract on outdated terms is refused with 409 and the current terms", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const displayedTerms = await termsOf(entry);
  await server.rows`update claim set purchase_fee = 60000, purchase_amount = 940000
    where id = ${entry.claims[0] ?? 0}`;
  const answer = await sign(entry, entry.claims, displayedTerms);
  const current = await termsOf(entry);
  expect(current.hash).not.toBe(displayedTerms.hash);
  expect(answer).toMatchObject({ status: 409, body: { current } });
  expect((await readEntry(entry)).status).toBe(EntryStatus.reviewed);
});

test("B16 the explanation contains the figures and the hash of its terms", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, { claims: 2 });
  const bothClaims = await termsOf(entry);
  const oneClaim = await termsOf(entry, entry.claims.slice(0, 1));
  expect(oneClaim.explanation.hash).not.toBe(bothClaims.explanation.hash);
  for (const { explanation, hash, total } of [bothClaims, oneClaim]) {
    expect(explanation.title).toBe("重要事項の説明");
    expect(explanation.hash).toBe(sha256(explanation.text));
    const cost = Number(total.purchase_fee) + Number(total.bank_charge);
    for (const figure of [total.amount, total.purchase_fee, total.bank_charge, total.deposit_amount, cost])
      expect(explanation.text).toContain(`${Number(figure).toLocaleString("ja-JP")}円`);
    // The cost of 1,000,000 yen is 50,550 yen, that of 2,000,000 yen 100,550 yen.
    const share = Number(total.amount) === 1_000_000 ? "5.06" : "5.03";
    expect(explanation.text).toContain(`${cost.toLocaleString("ja-JP")}円（買い取る金額の${share}％）です。`);
    for (const sentence of ["手数料（5％）", "お金を借りる契約ではありません", "照合番号 1", hash])
      expect(explanation.text).toContain(sentence);
  }
});

test.each([
  { explanation: "no explanation", hash: () => undefined },
  { explanation: "the explanation of other terms", hash: (other: string) => other },
])("B16 a contract with $explanation is refused with the current terms", async ({ hash }) => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const [first = 0] = entry.claims;
  const other = (await termsOf(entry, [first])).explanation.hash;
  const displayedTerms = await termsOf(entry);
  const signed = { hash: displayedTerms.hash, explanation: { hash: hash(other) } };
  const answer = await sign(entry, entry.claims, signed);
  expect(answer).toMatchObject({ status: 409, body: { current: displayedTerms } });
});

const another = "別の契約書の説明";
test.each([
  { title: "no explanation", explanation: null, explanation_title: null, explanation_hash: null },
  { title: "the explanation of another agreement", explanation: another, explanation_hash: sha256(another) },
  { title: "a changed explanation", explanation: "0".repeat(64), explanation_hash: "1".repeat(64) },
])("B16 the database refuses a contract with $title", async ({ title: _, ...wrong }) => {
  const { id } = await entryIn(server, EntryStatus.contracted);
  // A signed contract cannot be changed, so a copy is inserted for an entry without a contract.
  const { id: entry_id } = await entryIn(server, EntryStatus.reviewed);
  const copy = (changes: object) => server.rows`
    insert into contract select copy.* from contract,
      lateral jsonb_populate_record(contract, ${JSON.stringify({ entry_id, ...changes })}::jsonb) as copy
    where contract.entry_id = ${id}`;
  await expect(copy(wrong)).rejects.toThrow(/explained/);
  await expect(copy({ text: "別の契約書" })).rejects.toThrow(/hash_of_text/);
  for (const missing of [
    { signer_email: null },
    { pay_out_by: null },
    { hand_over_days: null, closed_day: null },
  ])
    await expect(copy(missing)).rejects.toThrow(/complete/);
  await copy({});
});

test.each([
  {
    name: "R4.20 an identity under review",
    makeInvalid: (entry: TestEntry) =>
      server.rows`update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
        where id = ${entry.applicantId}`,
    blocker: "identityNotConfirmed",
  },
  {
    name: "R5.10 a claim without its invoice",
    makeInvalid: (entry: TestEntry) =>
      server.rows`delete from claim_file where claim_id = any(${entry.claims})`,
    blocker: "incomplete",
  },
  {
    name: "R5.10 a missing bank account",
    makeInvalid: (entry: TestEntry) =>
      server.rows`update entry set bank_account = 'null' where id = ${entry.id}`,
    blocker: "bankAccountIncomplete",
  },
])("$name blocks the contract", async ({ makeInvalid, blocker }) => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  await makeInvalid(entry);
  expect(await contract(entry)).toMatchObject({ status: 409, body: { blockers: [blocker] } });
});

test("R4.21 a contract with all claims of the entry sells only those that are for sale", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 2 });
  const [offered = 0, refused = 0] = entry.claims;
  await asDesk(server, entry, (context, row) => decideClaim(context, row, refused, { refuse: ["tooFar"] }));
  await offer(server, entry);
  const { body } = await sign(entry, entry.claims, await termsOf(entry, [offered]));
  const { contracted, cannotBuy } = ClaimStatus;
  expect(body.claims?.map(({ status }) => status)).toEqual([contracted, cannotBuy]);
});

test("R4.21 a contract without claims is refused", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  expect((await sign(entry, [], await termsOf(entry))).status).toBe(400);
});

test("R6.3 a contract with a claim of another applicant returns 404 and sells nothing", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const other = await entryIn(server, EntryStatus.reviewed);
  const [own = 0] = entry.claims;
  const answer = await sign(entry, [own, ...other.claims], await termsOf(entry, [own]));
  expect(answer.status).toBe(404);
  expect((await readEntry(entry)).status).toBe(EntryStatus.reviewed);
});

test("R4.21 a contract after the last day of the offer is refused", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  await server.rows`update entry set contract_period = '2026-11-20' where id = ${entry.id}`;
  expect(await contract(entry)).toMatchObject({ status: 409, body: { blockers: ["contractPeriodOver"] } });
});

test("B20 an article of the brand is part of the hashed and signed text", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const before = await termsOf(entry);
  testBrand.sections = {
    articles: { agreement: [{ after: 15, title: "組合員の特則", text: "{we}の組合員について定めます。" }] },
  };
  try {
    const after = await termsOf(entry);
    expect(after.text).toContain(
      "第16条（組合員の特則）\n当社の組合員について定めます。\n\n第17条（合意管轄）",
    );
    expect(after.hash).not.toBe(before.hash);
    expect(await contract(entry)).toMatchObject({ status: 200 });
  } finally {
    delete testBrand.sections;
  }
  const document = (await entry.client.call("getContractDocument", { params: { id: entry.id } })).body;
  expect(document.text).toContain("第16条（組合員の特則）");
});
