import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { contract, entryIn, readEntry, readReadiness, submitEntry, termsOf } from "../../testing/entry-in.ts";
import { testPassword } from "../../testing/insert-applicant.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";
import { offerAmountName } from "./offer-terms.ts";

/** The desk must give a reason, because the claims of the tests are equal. */
const reason = "別の請求書です。";

const { server, desk } = await testServerWithDesk();

test.each([
  {
    fault: "a debt that is not fixed",
    claim: { is_fixed_debt: false },
    message: /金額と支払日が決まっている請求書だけです。 ask-again の claim:\d+ で/,
  },
  {
    fault: "a payment without bank transfer",
    claim: { is_bank_transfer_from_obliger: false },
    message: /銀行振込の請求書だけです。 ask-again の claim:\d+ で/,
  },
  {
    fault: "a transfer above the invoice amount",
    claim: { scheduled_deposit_amount_from_obliger: "1000001" },
    message: /振込予定額が、請求書の金額（税込）を超えています。.* ask-again の claim:\d+ で/,
  },
  {
    fault: "no invoice",
    claim: { contentfile_relations: [] },
    message: /請求書の画像かPDFを1つ以上追加してください。 ask-again の invoice:\d+ で/,
  },
])("the desk cannot buy a claim with $fault and gets the reason", async ({ claim, message }) => {
  const entry = await submitEntry(server, [claim]);
  const refused = await desk.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(message) } });
  await desk.act(entry.id, "finish", { again: true });
  expect((await readEntry(entry)).status).not.toBe(EntryStatus.reviewed);
});

const submitAmounts = (amounts: readonly number[]) =>
  submitEntry(
    server,
    amounts.map((yen) => ({ amount: String(yen), scheduled_deposit_amount_from_obliger: String(yen) })),
  );

test("R4.21 the desk cannot buy more of an entry than the brand's maximum", async () => {
  const { id, claims } = await submitAmounts([60_000_000, 40_000_001]);
  const buy = (index: number) => desk.act(id, "buy", { claim: claims[index], fee_ratio: "0.05", reason });
  expect((await buy(0)).status).toBe(200);
  const refused = await buy(1);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    detail: "この申し込みで買い取る金額が、上限の100,000,000円を超えます。",
  });
  await desk.act(id, "refuse", { claim: claims[1], reasons: ["aboveLimit"] });
  expect((await desk.act(id, "finish", { again: true })).status).toBe(200);
});

test("R4.21 the desk cannot offer less than the brand's minimum and must reject the entry", async () => {
  const { id, claims } = await submitAmounts([99_999]);
  const [claim] = claims;
  await desk.act(id, "buy", { claim, fee_ratio: "0.05", reason });
  const refused = await desk.act(id, "finish");
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    detail:
      "この申し込みで買い取る金額が、下限の100,000円に届きません。理由を選んで、申し込みを断ってください。",
  });
  expect(await desk.act(id, "reject", { reasons: ["tooSmall"] })).toMatchObject({ status: 200 });
});

test("D9 R4.21 a contract is refused on the payment date of a claim, and succeeds without that claim", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, { claims: 2 });
  const [due = 0, later = 0] = entry.claims;
  await setPaymentDate(due, "2026-11-20");
  expect(await contract(entry)).toMatchObject({ status: 409, body: { blockers: ["paymentDatePassed"] } });
  expect((await contract(entry, [later])).status).toBe(200);
});

async function setPaymentDate(claim: number, obliger_payment_date: string): Promise<void> {
  await server.rows`update claim set obliger_payment_date = ${obliger_payment_date} where id = ${claim}`;
}

test("B12 an offer ends on the last bank day before the earliest payment date", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 2 });
  const [near = 0, far = 0] = entry.claims;
  await setPaymentDate(near, "2026-11-25");
  for (const claim of [near, far]) await desk.act(entry.id, "buy", { claim, fee_ratio: "0.05", reason });
  await desk.act(entry.id, "finish", { again: true });
  const { body } = await entry.client.call("getEntry", { params: { id: entry.id } });
  expect(body).toMatchObject({ status: EntryStatus.reviewed, contract_period: "2026-11-24" });
  const later = server.rows`update entry set contract_period = '2026-11-25' where id = ${entry.id}`;
  await expect(later).rejects.toThrow(/ends after the date of a payer/);
});

test("B12 the desk cannot buy a claim without a bank day before its payment date", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const [claim = 0] = entry.claims;
  // The banks are closed for three days from the day of the review.
  await setPaymentDate(claim, "2026-11-24");
  const refused = await desk.act(entry.id, "buy", { claim, fee_ratio: "0.05", reason });
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining("tooSoon") } });
});

test("B12 R4.21 the desk must refuse a bought claim whose payment date is too near at the offer, and can offer the others", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 2 });
  const [near = 0, far = 0] = entry.claims;
  for (const claim of [near, far]) await desk.act(entry.id, "buy", { claim, fee_ratio: "0.05", reason });
  await setPaymentDate(near, "2026-11-24");
  expect((await desk.act(entry.id, "finish", { again: true })).status).toBe(409);
  expect((await desk.act(entry.id, "refuse", { claim: near, codes: ["tooSoon"] })).status).toBe(200);
  expect((await desk.act(entry.id, "finish", { again: true })).status).toBe(200);
  const { claims, status } = await readEntry(entry);
  expect(status).toBe(EntryStatus.reviewed);
  expect(claims.map((one) => [one.status, one.purchase_amount])).toEqual([
    [ClaimStatus.cannotBuy, null],
    [ClaimStatus.canBuy, "950000"],
  ]);
});

test.each([
  { fee_ratio: "0", status: 400 },
  { fee_ratio: "0.0199", status: 400 },
  { fee_ratio: "0.02", status: 200 },
  { fee_ratio: "0.12", status: 200 },
  { fee_ratio: "0.99", status: 400 },
])("D17 the fee ratio $fee_ratio returns $status", async ({ fee_ratio, status: expected }) => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const { status } = await desk.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio, reason });
  expect(status).toBe(expected);
});

test("D17 B5 the terms contain the sold part of a claim with a lower transfer", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await server.rows`update claim set amount = 1000000, scheduled_deposit_amount_from_obliger = 400000
    where entry_id = ${entry.id}`;
  await desk.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
  await desk.act(entry.id, "finish", { again: true });
  const { total, text } = await termsOf(entry);
  const { bank_charge } = total;
  expect(total).toEqual({
    amount: "1000000",
    purchase_principal_amount: "400000",
    purchase_fee: "20000",
    bank_charge,
    deposit_amount: String(380_000 - Number(bank_charge)),
  });
  expect(text).toContain("うち譲渡する額　400,000円");
});

test("an expired offer does not block the next entry", async () => {
  const { client, email } = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  server.clock.advance(14 * 24 * 3_600_000);
  await server.server.services.jobs.runDue();
  await client.call("login", { body: { email, password: testPassword } });
  const { blockers } = await readReadiness(client);
  expect(blockers).toEqual([]);
});

test.each([
  { count: 1, expected: "入金額（契約したとき）" },
  { count: 2, expected: "入金額（すべて契約したとき）" },
])("B5 mails name the amount of an offer of $count claims as the screens do", ({ count, expected }) => {
  expect(offerAmountName({ copy: {} }, Array.from({ length: count }))).toBe(expected);
});
