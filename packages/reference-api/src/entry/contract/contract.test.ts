import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { contractEntry, getContractDocument, getContractTerms, getEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { contract, type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { unguarded } from "../../testing/unguarded.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

const termsOf = async ({ client, id }: EntryAt, claims?: string) =>
  client.call(getContractTerms, { params: { id }, query: claims === undefined ? {} : { claims } });

test("B5 額面 − 手数料 − 振込手数料 = 入金額, per claim and in total, exact to the yen", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 3);
  const { claims, total } = (await termsOf(entry)).body;
  for (const price of [...claims, total])
    expect(Number(price.deposit_amount)).toBe(
      Number(price.amount) - Number(price.purchase_fee) - Number(price.bank_charge),
    );
  const sum = claims.reduce((yen, { deposit_amount }) => yen + Number(deposit_amount), 0);
  expect(total.deposit_amount).toBe(String(sum));
  expect(claims[0]).toMatchObject({
    amount: "1000000",
    purchase_fee: "50000",
    bank_charge: "550",
    deposit_amount: "949450",
  });
});

test("B11 whichever claims are sold, the first of them bears the one bank charge, and so it stays", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 3);
  const offered = (await entry.client.call(getEntry, { params: { id: entry.id } })).body.claims;
  expect(offered.map(({ bank_charge }) => bank_charge)).toEqual(["550", "0", "0"]);
  const sold = offered.slice(1).map(({ id }) => id);
  const terms = (await termsOf(entry, sold.join(","))).body;
  expect(terms.claims.map(({ bank_charge }) => bank_charge)).toEqual(["550", "0"]);
  expect(terms.total.bank_charge).toBe("550");
  expect(await contract(entry, sold)).toMatchObject({ status: 200 });
  const kept = (await entry.client.call(getEntry, { params: { id: entry.id } })).body.claims;
  expect(kept.slice(1).map(({ bank_charge }) => bank_charge)).toEqual(["550", "0"]);
});

test("B5 the terms name seller, buyer, every figure and every date, and the same terms have the same hash", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const { text, hash, title } = (await termsOf(entry)).body;
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
  expect(title).toBe("ファクタリングサービス契約書");
  expect(hash).toBe(createHash("sha256").update(text).digest("hex"));
  server.clock.advance(60_000);
  expect((await termsOf(entry)).body.hash).toBe(hash);
});

test("B5 a sole trader signs in person, with the trade name beside it", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const contractOfCompany = async (company_name: string) => {
    await unguarded(server.database, (open) =>
      open
        .updateTable("applicant")
        .set({ corporate_division: "individual", company_name })
        .where("id", "=", entry.applicantId)
        .execute(),
    );
    return (await termsOf(entry)).body.text;
  };
  expect(await contractOfCompany("山田商店")).toMatch(/^山田商店こと山田 太郎（以下/);
  expect(await contractOfCompany("")).toMatch(/^山田 太郎（以下/);
});

test("R4.21 B5 the selected claims are sold, the rest become cancel, and what was signed is kept word for word", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 3);
  const [one = 0, two = 0] = entry.claims;
  const { hand_overs, ...shown } = (await termsOf(entry, `${one},${two}`)).body;
  expect(hand_overs).toHaveLength(1);
  const { status, body } = await contract(entry, [one, two]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: EntryStatus.contracted });
  const { contracted, cancel } = ClaimStatus;
  expect(body.claims?.map((claim) => claim.status)).toEqual([contracted, contracted, cancel]);
  const document = (await entry.client.call(getContractDocument, { params: { id: entry.id } })).body;
  expect(document).toEqual({
    ...shown,
    pdf: `/api/entries/${entry.id}/contract_document/pdf/`,
    signed_at: server.clock.now().toISOString(),
    signed_by: "山田 太郎",
    signed_from: expect.stringMatching(/^applicant-\d+@example\.jp$/),
  });
});

test("B16 a contract is drawn once, beside the event loop, however many ask for it at once", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  await contract(entry, entry.claims);
  const drawing = vi.spyOn(Worker.prototype, "postMessage");
  const ask = () => entry.client.fetch(`/api/entries/${entry.id}/contract_document/pdf/`);
  const files = await Promise.all((await Promise.all([1, 2, 3, 4].map(ask))).map((answer) => answer.bytes()));
  expect(drawing).toHaveBeenCalledTimes(1);
  drawing.mockRestore();
  for (const file of files) expect(Buffer.from(file)).toEqual(Buffer.from(files[0] ?? []));
  expect(
    Buffer.from(files[0] ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("B5 changed terms are refused with 409 and shown anew", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const shown = (await termsOf(entry)).body;
  await server.database
    .updateTable("claim")
    .set({ purchase_fee: 60_000, purchase_amount: 940_000 })
    .where("id", "=", entry.claims[0] ?? 0)
    .execute();
  const body = { claims: entry.claims.map((id) => ({ id })), terms_hash: shown.hash };
  const answer = await entry.client.call(contractEntry, { params: { id: entry.id }, body });
  const current = (await termsOf(entry)).body;
  expect(current.hash).not.toBe(shown.hash);
  expect(answer).toMatchObject({ status: 409, body: { current } });
  expect((await entry.client.call(getEntry, { params: { id: entry.id } })).body.status).toBe(
    EntryStatus.reviewed,
  );
});

test("B16 the explanation says the figures of exactly these terms, and names their hash", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 2);
  const whole = (await termsOf(entry)).body;
  const part = (await termsOf(entry, String(entry.claims[0]))).body;
  expect(part.explanation.hash).not.toBe(whole.explanation.hash);
  for (const { explanation, hash, total } of [whole, part]) {
    expect(explanation.title).toBe("重要事項の説明");
    expect(explanation.hash).toBe(createHash("sha256").update(explanation.text).digest("hex"));
    const cost = Number(total.purchase_fee) + Number(total.bank_charge);
    for (const figure of [total.amount, total.purchase_fee, total.bank_charge, total.deposit_amount, cost])
      expect(explanation.text).toContain(`${Number(figure).toLocaleString("ja-JP")}円`);
    // Of 1,000,000 yen 50,550, of 2,000,000 yen 100,550.
    const share = Number(total.amount) === 1_000_000 ? "5.06" : "5.03";
    expect(explanation.text).toContain(`${cost.toLocaleString("ja-JP")}円（買い取る金額の${share}％）です。`);
    for (const said of ["手数料（5％）", "お金を借りる契約ではありません", "照合番号 1", hash])
      expect(explanation.text).toContain(said);
  }
});

test.each([
  { what: "no explanation", hash: () => undefined },
  { what: "that of another offer", hash: (other: string) => other },
])("B16 a contract with $what is refused, and the terms are shown anew", async ({ hash }) => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const [first] = entry.claims;
  const other = (await termsOf(entry, String(first))).body.explanation.hash;
  const shown = (await termsOf(entry)).body;
  const body = {
    claims: entry.claims.map((id) => ({ id })),
    terms_hash: shown.hash,
    explanation_hash: hash(other),
  };
  const answer = await entry.client.call(contractEntry, { params: { id: entry.id }, body });
  expect(answer).toMatchObject({ status: 409, body: { current: shown } });
});

test.each([
  { what: "no explanation", explanation: null, explanation_title: null, explanation_hash: null },
  { what: "one that is of another agreement", explanation: "別の契約書の説明" },
  { what: "one that was changed", explanation: "0".repeat(64), explanation_hash: "1".repeat(64) },
])("B16 the database keeps no contract with $what", async ({ what: _, ...wrong }) => {
  const entry = await entryIn(server, EntryStatus.contracted);
  const { database } = server;
  const kept = await database
    .selectFrom("contract")
    .selectAll()
    .where("entry_id", "=", entry.id)
    .executeTakeFirstOrThrow();
  // A signed contract stays as it is: its copy is inserted for an entry that is not signed yet.
  const { id: entry_id } = await entryIn(server, EntryStatus.reviewed);
  const { claims, total, explanation, ...row } = kept;
  const insert = (given: object) => {
    const text = { explanation, ...given };
    return database
      .insertInto("contract")
      .values({
        ...row,
        entry_id,
        explanation_hash: createHash("sha256")
          .update(text.explanation ?? "")
          .digest("hex"),
        ...text,
        claims: JSON.stringify(claims),
        total: JSON.stringify(total),
      })
      .execute();
  };
  await expect(insert(wrong)).rejects.toThrow(/explained/);
  await insert({});
});

test.each([
  {
    name: "R4.20 an identity that is still being confirmed",
    spoil: (entry: EntryAt) =>
      server.database
        .updateTable("applicant")
        .set({ identity_confirmation: IdentityConfirmation.confirming })
        .where("id", "=", entry.applicantId)
        .execute(),
    blocker: "identityNotConfirmed",
  },
  {
    name: "R5.10 a claim without its invoice",
    spoil: (entry: EntryAt) =>
      server.database.deleteFrom("claim_file").where("claim_id", "in", entry.claims).execute(),
    blocker: "incomplete",
  },
  {
    name: "R5.10 an account that cannot be paid",
    spoil: (entry: EntryAt) =>
      server.database.updateTable("entry").set({ bank_account: "null" }).where("id", "=", entry.id).execute(),
    blocker: "bankAccountIncomplete",
  },
])("$name keeps an entry from its contract", async ({ spoil, blocker }) => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  await spoil(entry);
  expect(await contract(entry)).toMatchObject({ status: 409, body: { blockers: [blocker] } });
});

test("R4.21 nothing selected is no contract", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const { hash } = (await termsOf(entry)).body;
  const answer = await entry.client.call(contractEntry, {
    params: { id: entry.id },
    body: { claims: [], terms_hash: hash },
  });
  expect(answer.status).toBe(400);
});

test("R6.3 a claim of somebody else beside one's own is absent, and nothing is contracted", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const other = await entryIn(server, EntryStatus.reviewed);
  const [own = 0] = entry.claims;
  const { hash, explanation } = (await termsOf(entry, String(own))).body;
  const { status } = await entry.client.call(contractEntry, {
    params: { id: entry.id },
    body: {
      claims: [own, ...other.claims].map((id) => ({ id })),
      terms_hash: hash,
      explanation_hash: explanation?.hash,
    },
  });
  expect(status).toBe(404);
  expect((await entry.client.call(getEntry, { params: { id: entry.id } })).body.status).toBe(
    EntryStatus.reviewed,
  );
});

test("R4.21 an offer ends with its day", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  await server.database
    .updateTable("entry")
    .set({ contract_period: "2026-11-20" })
    .where("id", "=", entry.id)
    .execute();
  expect(await contract(entry)).toMatchObject({ status: 409, body: { blockers: ["contractPeriodOver"] } });
});

test("R6.3 terms and contracts of somebody else are absent", async () => {
  const entry = await entryIn(server, EntryStatus.contracted);
  const { client } = await server.signedIn();
  for (const call of [getContractTerms, getContractDocument] as const)
    expect((await client.call(call, { params: { id: entry.id } })).status).toBe(404);
});
