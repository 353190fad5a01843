import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { getEntry, listHandOvers } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import {
  entryArchived,
  entryContracted,
  entryOfStory,
  entryReviewed,
  entryTransferred,
  handOversWith,
  historyEvent,
} from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, refuses, type StoryAnswer } from "#stories/story-server.ts";
import { countIn } from "#testing/count-in.ts";
import { renderMyPage } from "#testing/render-entries.ts";
import { renderAsUser, renderTestPage } from "#testing/render-test-page.tsx";

test.each([
  { state: "notSubmitted", shown: "本人確認書類を送る", hidden: "本人確認書類を確認しています" },
  { state: "confirming", shown: "いまは本人確認書類を確認しています。", hidden: "本人確認書類を送る" },
  { state: "confirmed", shown: "いま、していただくことはありません。", hidden: "本人確認書類" },
] as const)("R4.20 the card of a submitted entry shows the state of the identity: $state", async (row) => {
  const user = { ...representative, identity_confirmation: IdentityConfirmation[row.state] };
  const { text } = await renderMyPage({ user, entries: [entryOfStory] });
  const [, card = ""] = text.split("進行中の申し込み");
  const [running = ""] = card.split("詳しく見る");
  expect(running).toContain(row.shown);
  expect(running).not.toContain(row.hidden);
});

test("R4.20 while identity papers are checked, my-page says so once, with and without an entry", async () => {
  const user = { ...representative, identity_confirmation: IdentityConfirmation.confirming };
  const states = [
    [],
    [entryOfStory],
    [entryReviewed],
    [entryContracted],
    [entryTransferred],
    [entryArchived],
  ];
  for (const entries of states) {
    const { text } = await renderMyPage({ user, entries });
    expect(countIn(text, "本人確認：確認中")).toBe(1);
    expect(countIn(text, "いまは本人確認書類を確認しています。")).toBe(1);
    expect((await renderMyPage({ entries })).text).not.toContain("本人確認：確認中");
  }
});

test("B8 after the review an entry counts only the bought invoices", async () => {
  const [claim] = entryTransferred.claims;
  if (!claim) throw new Error("the entry of the story has claims");
  const declinedClaim = { ...claim, id: 990, status: ClaimStatus.cannotBuy };
  const { text } = await renderMyPage({ entries: [{ ...entryTransferred, claims: [claim, declinedClaim] }] });
  expect(text).toContain("請求書1件");
});

test("B11 my-page shows account, amount, reference and due date after the contract", async () => {
  const [, plan = ""] = (await renderMyPage({ entries: [entryContracted] })).text.split("お引き渡しの予定");
  for (const part of ["1,320,000円", "2027年1月5日", "照合番号", "口座番号"]) expect(plan).toContain(part);
});

test("B12 my-page links to the form for the report that a payer has paid or is late", async () => {
  const awaitingReport = {
    amount: "1320000",
    handed_over: "0",
    awaited: "1320000",
    standing: "awaitingReport",
  } as const;
  const moreAnswers = [answers(listHandOvers, handOversWith(awaitingReport))];
  const { html } = await renderMyPage({ entries: [entryTransferred], moreAnswers });
  expect(html).toMatch(
    /<a [^>]*href="\/entry\/detail\/31\/#hand-over-11"[^>]*>お取引先の支払い・遅れを知らせる/,
  );
});

test.each([
  { status: "reviewed", shown: "状態 reviewed" },
  { status: null, shown: "状態 未設定" },
])("R4.1 an unknown status $status is shown unchanged without actions", async ({ status, shown }) => {
  const { text } = await renderAsUser(
    "/entry/detail/31/",
    refuses(getEntry, 200, { ...entryOfStory, status }),
  );
  expect(text).toContain(shown);
  expect(text).not.toMatch(/取り下げる|条件を確認して契約する|不足している書類を送る/);
});

test("R2.18 an application error shows advice and telephone first, then the technical message", async () => {
  const { text } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    prepare: ({ readiness }) =>
      Object.assign(readiness, { load: () => Promise.reject(new TypeError("readiness is not iterable")) }),
  });
  const [, page = ""] = text.split("サーバーエラーが発生しました (599)");
  expect(page).toMatch(/お手数ですが.+\nreadiness is not iterable.+お電話 /s);
});

test("B12 while new identity papers are reviewed, the card announces the payout without a date", async () => {
  const userWithNewPapers = { ...representative, identity_confirmation: IdentityConfirmation.confirming };
  const { text } = await renderMyPage({ entries: [entryContracted], user: userWithNewPapers });
  expect(text).toContain("新しい本人確認書類の確認が済みしだい、お振り込みします。");
  expect(text).not.toMatch(/日（.）までにお振り込みします。/);
});

test("B17 my-page shows the contact with its hours", async () => {
  const { html, text } = await renderMyPage({ entries: [entryOfStory] });
  expect(text).toMatch(/お困りのときは\s*お電話 [\d-]+\s*受付 /);
  expect(html).toContain('href="tel:');
});

test("B17 the link to a new entry is below the open one, which shows the next hand-over and its date", async () => {
  const { text } = await renderMyPage({ entries: [entryTransferred] });
  const order = [
    "進行中の申し込み",
    "次のお引き渡し額",
    "2027年1月5日（火）",
    "お取引先から代金が届いたら、お引き渡しください。",
    "ほかの請求書を申し込む",
  ].map((words) => text.indexOf(words));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});

test("B12 after a report of receipt the card asks to hand over the money, with the due date", async () => {
  const receivedLine = { amount: "1320000", handed_over: "0", awaited: "0", standing: "received" } as const;
  const { text } = await renderMyPage({
    entries: [entryTransferred],
    moreAnswers: [answers(listHandOvers, handOversWith(receivedLine))],
  });
  expect(text).toContain("お取引先から届いた代金を、2027年1月5日（火）までにお引き渡しください。");
  expect(text).not.toContain("お取引先から代金が届いたら、お引き渡しください。");
});

test("B11 B17 after the payout the card shows the first due date and a link to the account; the cards below show all amounts and later dates", async () => {
  const { html, text } = await renderMyPage({ entries: [entryTransferred] });
  const [card = "", cardsBelow = ""] = text.split("詳しく見る");
  expect(card).toMatch(/次のお引き渡し額\s*1,320,000円\s*期日\s*2027年1月5日（火）/);
  expect(cardsBelow).toMatch(/1,320,000円\s*コピー[\s\S]*880,000円\s*コピー\s*期日\s*2027年1月20日（水）/);
  for (const fact of ["2027年1月5日", "880,000円"]) expect(countIn(text, fact)).toBe(1);
  expect(card).toContain("お引き渡し先の口座");
  expect(html).toMatch(/<a (?=[^>]*href="[^"]*#hand-over-account")[^>]*class="[^"]*Button/);
});

test("B11 with two entries to hand over each card shows its own date", async () => {
  const other = { ...entryTransferred, id: 32, claims: entryTransferred.claims.slice(1) };
  const { text } = await renderMyPage({ entries: [entryTransferred, other] });
  const [, cards = ""] = text.split("お引き渡しの予定");
  expect(cards).toContain("2027年1月5日（火）");
  expect(cards).toContain("2027年1月20日（水）");
});

test("B17 during the review the card shows the date of the result, the expected payout and the deductions", async () => {
  vi.setSystemTime("2026-11-19T10:00:00+09:00");
  const { text } = await renderMyPage({ entries: [entryOfStory] });
  const [, card = ""] = text.split("進行中の申し込み");
  expect(card.split("詳しく見る")[0]).toMatch(
    /希望金額\s*1,800,000円\s*結果のお知らせ\s*\d+年\d+月\d+日（.）まで[\s\S]*入金額の目安\s*[\d,]+円〜[\d,]+円\s*希望金額から手数料/,
  );
});

test("B17 while papers are missing, the card shows the expected payout", async () => {
  const { text } = await renderMyPage({ entries: [{ ...entryOfStory, status: EntryStatus.inadequate }] });
  expect(text.split("詳しく見る")[0]).toMatch(/入金額の目安\s*[\d,]+円〜[\d,]+円/);
});

test("B4 B17 my-page lists the inadequate papers with reasons", async () => {
  const entry = { ...entryOfStory, status: EntryStatus.inadequate };
  const reason = "支払期日が写っていません。";
  const renderWith = (answer: StoryAnswer) => renderMyPage({ entries: [entry], moreAnswers: [answer] });
  const entryAnswer = answers(getEntry, {
    ...entry,
    inadequacies: [{ subject: "invoice", claim: 11, uploads: [], reason }],
  });
  expect((await renderWith(entryAnswer)).text).toMatch(
    /お送りいただくもの\s*請求書（株式会社青空建設）\s*支払期日が写っていません。/,
  );
  // Without the list the button is still shown.
  const { text } = await renderWith(refuses(getEntry, 500, { detail: "" }));
  expect(text).toContain("不足している書類を送る");
});

test("B12 B17 my-page shows one deadline for inadequate papers", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const claims = entryOfStory.claims.map((claim) => ({
    ...claim,
    obliger_payment_date: "2026-12-25" as const,
  }));
  const { text } = await renderMyPage({
    entries: [{ ...entryOfStory, claims, status: EntryStatus.inadequate }],
  });
  expect(text).toMatch(/書類の期限\s*2026年12月18日（金）\s*あと27日\s*不足している書類を送る/);
  expect(text).not.toContain("2026年12月25日");
});

test("B5 B17 an offer is not shown as paid, but with fee and payout date", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const { text } = await renderMyPage({ entries: [{ ...entryReviewed, contract_period: "2026-11-27" }] });
  const [, card = ""] = text.split("進行中の申し込み");
  expect(card).toMatch(/入金額（すべて契約したとき）\s*2,089,450円/);
  expect(card).toMatch(/請求書\s*2,200,000円\s*手数料\s*−110,000円\s*振込手数料\s*−550円/);
  expect(card).toContain("いま契約すると、2026年11月27日（金）までにお振り込みします。");
  expect(card.split("詳しく見る")[0]).not.toMatch(/入金額(?!（すべて契約したとき）)/);
});

test("B17 before the payout the card shows that there is nothing to do, and offers another entry", async () => {
  const { text } = await renderMyPage({ entries: [entryContracted] });
  expect(text).toContain("いま、していただくことはありません。");
  expect(text).toContain("ほかの請求書を申し込む");
  expect(text).not.toContain("新しく申し込む");
});

test("B5 B17 the last day of an offer is first and bold, the payout date is not", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const { html, text } = await renderMyPage({
    entries: [{ ...entryReviewed, contract_period: "2026-11-27" }],
  });
  expect(text).toMatch(
    /契約の期限\s*2026年11月27日（金）\s*あと6日\s*条件を確認して契約する\s*いま契約すると/,
  );
  const classOf = (words: string) => new RegExp(`<\\w+ class="([^"]*)">${words}`).exec(html)?.[1];
  expect(classOf("2026年11月27日")).not.toBe(classOf("いま契約すると"));
});

test("B8 an invoice that is not bought is shown with its reason in the card of the open entry", async () => {
  const [boughtClaim, declinedClaim] = entryReviewed.claims;
  if (!boughtClaim || !declinedClaim) throw new Error("the entry of the story has two claims");
  const entry = {
    ...entryReviewed,
    claims: [boughtClaim, { ...declinedClaim, status: ClaimStatus.cannotBuy }],
  };
  const renderWith = (answer: StoryAnswer) => renderMyPage({ entries: [entry], moreAnswers: [answer] });
  const note = "お支払期日が先のため";
  const refusalEvent = historyEvent("refuse", "2026-11-19T15:00:00+09:00", { claim: declinedClaim.id, note });
  expect((await renderWith(answers(getEntry, { ...entry, history: [refusalEvent] }))).text).toMatch(
    new RegExp(`買い取れない請求書\\s*${declinedClaim.obliger_company_name}\\s*${note}`),
  );
  // Without a history the invoice is still named.
  const { text } = await renderWith(refuses(getEntry, 500, { detail: "" }));
  expect(text).toMatch(
    new RegExp(`買い取れない請求書\\s*${declinedClaim.obliger_company_name}\\s*今回は買い取りを見送`),
  );
});
