import { ClaimStatus } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import {
  claimsBoughtLongAgo,
  entryArchived,
  entryTransferred,
  handOversOfStory,
  handOversWith,
} from "#stories/entry-states.ts";
import { countIn } from "#testing/count-in.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import {
  endedLine,
  handOverLine,
  pastHandOvers,
  renderTestEntry,
  saturday,
} from "#testing/render-entries.ts";

const receivedOnly = { amount: "1320000", handed_over: "0", awaited: "0", standing: "received" } as const;

test("B12 after a payer's insolvency the paid price stays and nothing is due", async () => {
  const [first, second] = handOversOfStory;
  const insolvent = { amount: "0", handed_over: "0", standing: "payerInsolvent" } as const;
  const { text } = await renderTestEntry(entryTransferred, [
    ...(first ? [first] : []),
    ...(second ? [{ ...second, amount: "0", claims: [{ claim: 12, ...insolvent }] }] : []),
  ]);
  expect(text).toContain("入金額 1,253,450円");
  expect(text).toContain("入金額 836,000円");
  expect(text).toContain("お取引先の支払不能のご報告を受けています。");
  expect(text).not.toContain("大森機械工業株式会社880,000円");
});

test("B12 before the due date the page shows what to do if the payer is late, and that it is free", async () => {
  const { text } = await renderTestEntry(entryTransferred, handOversOfStory);
  const [, rest = ""] = text.split("契約書を見る");
  expect(countIn(rest, "支払いの遅れをお知らせいただくと、新しい期日をご案内します。")).toBe(1);
  expect(countIn(text, "お取引先の支払い・遅れを知らせる")).toBe(2);
});

test("B12 after a partial payment the received part is due, and the rest is shown as outstanding", async () => {
  const part = { amount: "200000", handed_over: "120000", awaited: "1000000", standing: "received" } as const;
  const { text } = await renderTestEntry(entryTransferred, handOversWith(part));
  expect(text).toMatch(/お引き渡し額\s*200,000円/);
  expect(text).toMatch(/お取引先からまだ届いていない分 1,000,000円/);
});

test("B11 B12 the rest of a partial payment has its own due date and reference", async () => {
  const { text } = await renderTestEntry(
    entryTransferred,
    handOversWith({
      amount: "200000",
      handed_over: "0",
      awaited: "1120000",
      awaited_until: "2027-02-08",
      awaited_reference: "1000678",
      standing: "received",
    }),
  );
  expect(text).toContain(
    "お取引先からまだ届いていない分 2027年2月8日（月）まで　1,120,000円　照合番号 1000678",
  );
});

test("B11 B12 after a report of receipt the page names the new due date, the new reference, and where to correct it", async () => {
  const { text } = await renderTestEntry(entryTransferred, handOversWith(receivedOnly));
  expect(text).toContain("お取引先から届いた代金を、2027年1月5日（火）までにお引き渡しください。");
  expect(text).not.toContain("お取引先から代金が届いたら、お引き渡しください。");
  expect(countIn(text, "前の番号でお振り込みになっても確認できます。")).toBe(1);
  expect(countIn(text, "お知らせに間違いがあったときは、お問い合わせください。")).toBe(1);
});

test("B12 later receipts of a settled claim can be reported, even after the entry is closed", async () => {
  const settled = { amount: "0", handed_over: "80000", awaited: "1240000", standing: "settled" } as const;
  const { text } = await renderTestEntry(entryArchived, handOversWith(settled));
  expect(text).toContain(
    "株式会社青空建設 の請求書は、お取引先の支払不能により、お引き渡しが終わっています。",
  );
  expect(countIn(text, "あとから届いた代金を知らせる")).toBe(1);
});

test.each([
  { cause: { payer_insolvent: true }, word: "お取引先の支払不能で終了" },
  { cause: { uncollectable: true }, word: "お取引先の支払いを見込めず終了" },
])("B12 a claim that ended unpaid is not shown as handed over: $word", async ({ cause, word }) => {
  const settled = {
    amount: "0",
    handed_over: "0",
    awaited: "1320000",
    standing: "settled",
    ...cause,
  } as const;
  const allPaid = {
    amount: "0",
    handed_over: "880000",
    awaited: "0",
    standing: "handedOver",
  } as const;
  const returned_at = "2026-11-05T10:00:00+09:00";
  const claims = entryArchived.claims.map((claim) => ({ ...claim, returned_at }));
  const { text } = await renderTestEntry({ ...entryArchived, claims }, handOversWith(settled, allPaid));
  expect(text).toMatch(new RegExp(`株式会社青空建設\\s*${word}`));
  expect(text).toMatch(/大森機械工業株式会社\s*お引き渡し済み/);
  // Only the claim that was handed over has this date.
  expect(countIn(text, "お引き渡し日")).toBe(1);
});

const payerLate = { amount: "1320000", handed_over: "0", awaited: "1320000", standing: "payerLate" } as const;

test("B12 two late payers have a card and a button each, with their names", async () => {
  const { text } = await renderTestEntry(
    entryTransferred,
    handOversWith(payerLate, { ...payerLate, amount: "880000" }),
  );
  for (const name of ["株式会社青空建設 の支払い", "大森機械工業株式会社 の支払い"]) {
    expect(text).toMatch(new RegExp(`${name}[^。]*お取引先の支払いをお待ちしています。`));
    expect(text).toContain(`お取引先の支払い・遅れを知らせる：${name}`);
  }
});

test("B12 an overdue hand-over shows its damages and when they will be billed", async () => {
  const { text } = await renderTestEntry(
    entryTransferred,
    handOversWith({ ...receivedOnly, late_damages: "5280" }),
  );
  expect(text).toMatch(/これまでの遅延損害金\s*5,280円[\s\S]*お引き渡しの後にお知らせします。/);
  const { text: inTime } = await renderTestEntry(entryTransferred, handOversWith(receivedOnly));
  expect(inTime).not.toContain("遅延損害金");
});

test("B12 two invoices of one payer are distinguished by their amounts", async () => {
  const [{ obliger_company_name = "" } = {}] = entryTransferred.claims;
  const claims = entryTransferred.claims.map((claim) => ({ ...claim, obliger_company_name }));
  const { text } = await renderTestEntry(
    { ...entryTransferred, claims },
    handOversWith(payerLate, payerLate),
  );
  for (const sum of ["1,320,000円", "880,000円"])
    expect(text).toContain(
      `お取引先の支払い・遅れを知らせる：${obliger_company_name} の支払い（請求書 ${sum}）`,
    );
});

test("B12 the amount to hand over is the largest figure; the payout is shown with each invoice", async () => {
  const { text } = await renderTestEntry(entryTransferred, handOversOfStory);
  expect(text).toMatch(/次のお引き渡し額\s*1,320,000円[\s\S]*入金額 1,253,450円[\s\S]*入金額 836,000円/);
  expect(countIn(text, "1,253,450円")).toBe(1);
});

test("B17 a delayed entry shows amount, date, next step, telephone and cost", async () => {
  const claims = entryTransferred.claims.map((claim) => ({ ...claim, status: ClaimStatus.delay }));
  const { html, text } = await renderTestEntry({ ...entryTransferred, claims });
  expect(text).toContain("お引き渡しの遅れ");
  // The words that ask for a call are a link; the number is only at the foot.
  expect(html).toMatch(/<a [^>]*href="tel:[^>]*>まずお電話ください</);
  expect(/<main[\s\S]*<\/main>/.exec(html)?.[0].match(/href="tel:[^>]*>[\d-]+</g)).toHaveLength(1);
  expect(text).toMatch(
    /お引き渡し先の口座\s*契約書を見る\s*届いている代金は[^。]*。[^。]*まずお電話ください\s*。\s*遅延損害金は、いまはお振り込み不要です[\s\S]*お困りのときは\s*お電話 [\d-]+/,
  );
  expect(text).toMatch(/お引き渡しの期日を過ぎた額\s*2,200,000円[\s\S]*?期日\s*\d{4}年\d+月\d+日（.）/);
  expect(countIn(text, "お引き渡しの期日を過ぎ")).toBe(1);
  expect(text.split("お引き渡し先の口座").at(-1)).toContain(exampleTestBrand.settings.returnAccount.number);
  expect(text).not.toContain("お取引先から代金が届いたら、期日までに当社へお引き渡しください。");
});

test("B12 an invoice whose payer is insolvent has no due date and no reference", async () => {
  const { text } = await renderTestEntry(
    entryTransferred,
    handOversWith(
      { ...handOverLine, standing: "notDue" },
      { ...endedLine, standing: "payerInsolvent", payer_insolvent: true },
    ),
  );
  expect(text).toContain("1000017");
  expect(text).not.toContain("1000025");
  expect(text).not.toContain("2027年1月20日");
});

test("B12 an overdue claim without a payment report requests the hand-over or a report", async () => {
  vi.setSystemTime(saturday);
  const { text } = await renderTestEntry(
    { ...entryTransferred, claims: claimsBoughtLongAgo(ClaimStatus.transferred).slice(0, 1) },
    pastHandOvers({ ...handOverLine, standing: "awaitingReport" }),
  );
  expect(text).toContain(
    "お取引先から届いていれば、すぐにお引き渡しください。まだのときは、お知らせください。",
  );
});

test("B8 below the next amount and date come all amounts and the other dates", async () => {
  const { text } = await renderTestEntry(entryTransferred, handOversOfStory);
  const [next = "", days = ""] = text.split("契約書を見る");
  expect(next).toMatch(/1,320,000円\s*期日\s*2027年1月5日（火）\s*あと41日\s*お引き渡し先の口座/);
  const [cards = ""] = days.split("お引き渡し先の口座");
  for (const part of ["お取引先から代金が届いたら、お引き渡しください。", "2027年1月20日", "880,000円"])
    expect(cards).toContain(part);
  expect(cards).not.toContain("2027年1月5日");
});

test("B8 a past date is not shown as a deadline", async () => {
  const past = claimsBoughtLongAgo(ClaimStatus.transferred);
  const { text } = await renderTestEntry({ ...entryTransferred, claims: past });
  expect(text).toMatch(/期日\s*2026年11月5日（木）\s*\d+日過ぎています[\s\S]*お取引先から届いていれば/);
  expect(text).not.toContain("お取引先から代金が届いたら");
  expect(text).not.toContain("2026年11月5日（木）までに");
  const lateEntry = claimsBoughtLongAgo(ClaimStatus.delay);
  const page = await renderTestEntry({ ...entryTransferred, claims: lateEntry });
  expect(page.text).not.toContain("お取引先から届いていれば");
});

test("B12 received money that was not handed over in time is shown as late", async () => {
  const past = claimsBoughtLongAgo(ClaimStatus.transferred).slice(0, 1);
  const { text } = await renderTestEntry({ ...entryTransferred, claims: past }, pastHandOvers(receivedOnly));
  expect(text).toContain("届いている代金は、すぐに");
  expect(text).not.toContain("お取引先から代金が届いたら、期日までに");
});

test("B12 a payer without an amount to hand over has no date and no calendar file", async () => {
  const nothing = { amount: "0", handed_over: "0", awaited: "880000", standing: "payerInsolvent" } as const;
  const { text } = await renderTestEntry(entryTransferred, handOversWith(payerLate, nothing));
  const [textBefore = "", card = ""] = text.split("大森機械工業株式会社 の支払い");
  expect(card).toContain("お取引先の支払不能のご報告を受けています。");
  expect(countIn(textBefore, "カレンダーに入れる")).toBe(1);
  expect(countIn(textBefore, /期日\s*\d{4}年/)).toBe(1);
});

test("a past date has no calendar file", async () => {
  const claims = entryTransferred.claims.map((claim) => ({ ...claim, return_date: "2026-11-05" as const }));
  const { text } = await renderTestEntry({ ...entryTransferred, claims });
  expect(text).toContain("期日");
  expect(text).not.toContain("カレンダーに入れる");
});
