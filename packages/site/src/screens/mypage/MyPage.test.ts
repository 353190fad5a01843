import { ClaimStatus, EntryStatus, IdentityConfirmation, type NewEntryBlocker } from "@kaitori/domain";
import { getDraftEntry, getEntry, listEntries, listHandOvers, listNotices, type Notice } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { draftOfClaims, halfClaim, wholeClaim } from "#stories/claims.ts";
import { readinessWithout } from "#stories/drafts.ts";
import {
  entriesInEveryStatus,
  entryArchived,
  entryCancelled,
  entryContracted,
  entryOfferEnded,
  entryOfStory,
  entryReviewed,
  entryTransferred,
  handOversWhen,
  historyEvent,
} from "#stories/entry-states.ts";
import { newcomer, representative } from "#stories/people.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

interface Shown {
  readonly user?: typeof representative;
  readonly entries?: typeof entriesInEveryStatus;
  readonly notices?: Notice[];
  readonly readiness?: ReturnType<typeof readinessWithout>;
}

const mypage = ({
  user = representative,
  entries = [],
  notices = [],
  readiness = readinessWithout(),
}: Shown = {}) =>
  renderTestPage({
    at: "/mypage/",
    user,
    server: [answers(listEntries, entries), answers(listNotices, notices)],
    readiness,
  });

const blockedBy = (...blockers: NewEntryBlocker[]) => ({ ...readinessWithout(), blockers });

const received: Notice = {
  id: 1,
  created_at: "2026-11-18T10:00:00+09:00",
  read_at: null,
  title: "申し込みを受け付けました（20261118-7KQ2XA）",
  body: "申し込みを受け付けました。",
  entry: 31,
};

test.each([
  { state: "nothing", says: "本人確認書類を送る", not: "本人確認書類を確認しています" },
  { state: "confirming", says: "いまは本人確認書類を確認しています。", not: "本人確認書類を送る" },
  { state: "confirmed", says: "いま、していただくことはありません。", not: "本人確認書類" },
] as const)("R4.20 identity is a state of the entry from its submission on: $state", async (row) => {
  const user = { ...representative, identity_confirmation: IdentityConfirmation[row.state] };
  const { text } = await mypage({
    user,
    entries: [entryOfStory],
    readiness: blockedBy("hasPreContractEntry"),
  });
  const [, card = ""] = text.split("進行中の申し込み");
  const [running = ""] = card.split("詳しく見る");
  expect(running).toContain(row.says);
  expect(running).not.toContain(row.not);
});

test("R4.14 who is declined or owes money is told why there is no new entry", async () => {
  const { text } = await mypage({ readiness: blockedBy("preEntryDeclined", "hasDelayClaim") });
  expect(text).toContain("ご利用前の確認のお答えでは、いまはご利用いただけません。");
  expect(text).toContain("代金のお引き渡しが遅れている請求書があります。");
});

test.each([
  { of: "under review", status: EntryStatus.underReview, blockers: ["hasPreContractEntry"] },
  {
    of: "given back",
    status: EntryStatus.inadequate,
    blockers: ["hasPreContractEntry", "hasInadequateClaim"],
  },
] as const)("B17 under an entry $of stands nothing of another one", async ({ status, blockers }) => {
  const { text } = await mypage({
    entries: [{ ...entryOfStory, status }],
    readiness: blockedBy(...blockers),
  });
  expect(text).not.toMatch(/新しく申し込|ほかの請求書を申し込む|書類の不足している請求書/);
});

test("the declined are not told how little lacks for an entry", async () => {
  const lacking = readinessWithout("withdrawalStatements", "financialStatements");
  const { text } = await mypage({
    user: { ...newcomer, has_pre_entry_declined: true },
    readiness: { ...lacking, blockers: ["preEntryDeclined"] },
  });
  expect(text).toContain("いまは新しく申し込めません");
  expect(text).not.toContain("あと2件で申し込めます");
});

test("B8 an entry is about the invoices that are bought, once the review is over", async () => {
  const [claim] = entryTransferred.claims;
  if (!claim) throw new Error("the entry of the story has claims");
  const refused = { ...claim, id: 990, status: ClaimStatus.cannotBuy };
  const { text } = await mypage({ entries: [{ ...entryTransferred, claims: [claim, refused] }] });
  expect(text).toContain("請求書1件");
});

test("B11 account, sum, reference and last day stand on my-page as soon as the contract is made", async () => {
  const [, plan = ""] = (await mypage({ entries: [entryContracted] })).text.split("お引き渡しの予定");
  for (const part of ["1,320,000円", "2027年1月5日", "照合番号", "口座番号"]) expect(plan).toContain(part);
});

test("B12 where my-page asks whether a payer has paid, the way to the answer is beside the question", async () => {
  const asked = {
    amount: "1320000",
    handed_over: "0",
    awaited: "1320000",
    standing: "awaitingReport",
  } as const;
  const { html } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    server: [answers(listEntries, [entryTransferred]), answers(listHandOvers, handOversWhen(asked))],
  });
  const [, after = ""] = html.split("お取引先から代金が届いたか、お知らせください。");
  expect(after).toMatch(/^<\/p><a [^>]*href="\/entry\/detail\/31\/"/);
  expect(html.split("お取引先の支払いを知らせる")).toHaveLength(2);
});

// Of an entry and of an invoice as the reference server makes them, and of another server.
test.each(["20261121-7KQ2XA", "20261121-7KQ2XA-3", "E-0001"])(
  "the number %s is not torn at its hyphens in a notice",
  async (code) => {
    const { html } = await mypage({ notices: [{ ...received, title: `審査が終わりました（${code}）` }] });
    expect(html).toMatch(new RegExp(`<span class="[^"]+">（${code}）</span>`));
  },
);

test.each([
  { status: "reviewed", says: "状態 reviewed" },
  { status: null, says: "状態 未設定" },
])("R4.1 a status of $status is shown as it is and offers no act", async ({ status, says }) => {
  const { text } = await renderTestPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [refuses(getEntry, 200, { ...entryOfStory, status })],
  });
  expect(text).toContain(says);
  expect(text).not.toMatch(/取り下げる|条件を確認して契約する|不足している書類を送る/);
});

test("R2.18 an application error says what to do and whom to call, and then what it says of itself", async () => {
  const { text } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    before: ({ readiness }) =>
      Object.assign(readiness, { load: () => Promise.reject(new TypeError("readiness is not iterable")) }),
  });
  const [, page = ""] = text.split("サーバーエラーが発生しました (599)");
  expect(page).toMatch(/お手数ですが.+\nreadiness is not iterable.+お電話 /s);
});

test("the card of a running entry says by when the outcome is told", async () => {
  vi.setSystemTime("2026-11-19T10:00:00+09:00");
  const { text } = await mypage({ entries: [entryOfStory] });
  const [, card = ""] = text.split("進行中の申し込み");
  const [running = ""] = card.split("詳しく見る");
  expect(running).toMatch(/結果は、\d+年\d+月\d+日.*までに/);
  expect(running).toContain("1,");
});

test("B12 whose new papers of identity are looked at reads that the pay-out waits for them, and no day", async () => {
  const held = { ...representative, identity_confirmation: IdentityConfirmation.confirming };
  const { text } = await mypage({ entries: [entryContracted], user: held });
  expect(text).toContain("新しい本人確認書類の確認が済みしだい、お振り込みします。");
  expect(text).not.toMatch(/日（.）までにお振り込みします。/);
});

test("what is running and what is over stand apart", async () => {
  const { html } = await mypage({ entries: entriesInEveryStatus });
  const [running, over] = [entryOfStory.code, entriesInEveryStatus.at(-1)?.code ?? ""];
  const [, list = ""] = html.split("これまでの申し込み");
  expect(html).toContain(running);
  expect(list).toContain(over);
  expect(list).not.toContain(running);
});

test("B17 what is over is filtered, and shown some at a time", async () => {
  const over = Array.from({ length: 7 }, (_, index) => ({
    ...entryArchived,
    id: 100 + index,
    code: `20260901-${index}`,
  }));
  const { text } = await mypage({ entries: over });
  expect(text).toContain("見送り・取り下げ・期限切れ（0件）");
  expect(text.match(/詳しく見る/g)).toHaveLength(5);
  expect(text).toContain("前の2件を見る");
});

test("B17 a contract that ended before it was paid is counted under its own name", async () => {
  const over = Array.from({ length: 7 }, (_, index) => ({
    ...entryArchived,
    id: 100 + index,
    code: `20260901-${index}`,
    ...(index < 2 ? { transferred_at: null, transaction_completed_at: null } : {}),
  }));
  const { text } = await mypage({ entries: over });
  for (const label of [
    "すべて（7件）",
    "取引が完了したもの（5件）",
    "見送り・取り下げ・期限切れ（0件）",
    "契約の解除（2件）",
  ])
    expect(text).toContain(label);
  const paid = over.map(({ id, code }) => ({ ...entryArchived, id, code }));
  expect((await mypage({ entries: paid })).text).not.toContain("契約の解除");
});

test("B17 whom to ask stands on my-page, with the hours", async () => {
  const { html, text } = await mypage({ entries: [entryOfStory] });
  expect(text).toMatch(/お困りのときは\s*お電話 [\d-]+\s*受付 /);
  expect(html).toContain('href="tel:');
});

test.each([
  { wanted: true, blockers: [] },
  { wanted: true, blockers: ["hasPreContractEntry" as const] },
  { wanted: false, blockers: [] },
])(
  "whoever named arrears before the profile is told where the papers about them go: $wanted, $blockers",
  async ({ wanted, blockers }) => {
    const { html, text } = await mypage({
      entries: blockers.length > 0 ? [entryOfStory] : [],
      readiness: { ...blockedBy(...blockers), isDelinquencyWanted: wanted },
    });
    expect(text.includes("税金・社会保険料の納付の状況がわかる書類")).toBe(wanted);
    expect(html.includes('href="/profile/#delinquency"')).toBe(wanted);
  },
);

test("what runs and what is owed stands above why another entry cannot be begun", async () => {
  const claims = entryTransferred.claims.map((claim) => ({
    ...claim,
    status: ClaimStatus.delay,
    return_date: "2026-11-05" as const,
  }));
  const { text } = await mypage({
    entries: [{ ...entryTransferred, claims }],
    readiness: blockedBy("hasDelayClaim"),
  });
  const [before = "", after] = text.split("お引き渡しを確認すると、新しく申し込めます。");
  expect(before).toMatch(/お引き渡しの期日を過ぎた額[\s\S]*まずお電話ください/);
  expect(after).toContain("期日を過ぎたお引き渡し");
  // Nothing is waited for any more.
  expect(text).not.toContain("お取引先から代金が届いたら");
});

test("B17 why whoever is late cannot begin another entry is quieter than the entry that runs", async () => {
  const { html } = await mypage({ entries: [entryTransferred], readiness: blockedBy("hasDelayClaim") });
  const why = /<p class="([^"]*)">[^<]*新しく申し込めます。/.exec(html)?.[1];
  expect(why).toContain("Text_");
  expect(html).not.toContain("いまは新しく申し込めません");
});

test("B17 the way to another entry stands below one that runs, with what to hand over next and by when", async () => {
  const { text } = await mypage({ entries: [entryTransferred] });
  const order = [
    "進行中の申し込み",
    "お取引先から代金が届いたら、2027年1月5日（火）までに1,320,000円をお引き渡しください。",
    "ほかの請求書を申し込む",
  ].map((words) => text.indexOf(words));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});

test("B11 B17 after the payment stand the first day, the rest with its day, and the way to the account", async () => {
  const { html, text } = await mypage({ entries: [entryTransferred] });
  const [card = ""] = text.split("詳しく見る");
  expect(card).toMatch(
    /2027年1月5日（火）までに1,320,000円[\s\S]*そのあと、2027年1月\d+日（.）までに880,000円です。/,
  );
  expect(card).toContain("お引き渡し先の口座");
  expect(card).not.toContain("お受け取り済み");
  expect(html).toMatch(/<a (?=[^>]*href="[^"]*#hand-over-account")[^>]*class="[^"]*Button/);
});

test("B17 whoever applied before finds one way to another entry", async () => {
  const { html } = await mypage({ entries: [entryArchived] });
  expect(html).toContain("新しく申し込む</a>");
  expect(html).not.toContain('href="/profile/before_entry/"');
});

test("B17 before the first entry stands that it may be interrupted, and when the outcome is told", async () => {
  const { text } = await mypage({ readiness: readinessWithout("withdrawalStatements") });
  expect(text).toContain("途中でやめても、続きから始められます。");
  expect(text).toMatch(/手数料は請求書の金額の[\d.]+％〜[\d.]+％です。/);
  expect(text).toMatch(/結果は申し込みから\d+営業日以内、/);
});

test.each([
  { division: "individual", asked: "確定申告書か開業届を送る", not: "決算書類を送る" },
  { division: "corporate", asked: "決算書類を送る", not: "確定申告書か開業届を送る" },
] as const)("B2 the list names the statements that $division hands in", async ({ division, asked, not }) => {
  const { text } = await mypage({
    user: { ...representative, corporate_division: division },
    readiness: readinessWithout("financialStatements"),
  });
  expect(text).toContain(asked);
  expect(text).not.toContain(not);
});

test("B17 while it is under review the card says what would arrive of the wish, and what is taken off", async () => {
  const { text } = await mypage({ entries: [entryOfStory] });
  const [, card = ""] = text.split("進行中の申し込み");
  expect(card).toMatch(
    /希望金額\s*1,800,000円[\s\S]*入金額の目安\s*[\d,]+円〜[\d,]+円\s*希望金額から、手数料/,
  );
});

test("B4 B17 which papers are asked for again, and why, stands on my-page", async () => {
  const entry = { ...entryOfStory, status: EntryStatus.inadequate };
  const reason = "支払期日が写っていません。";
  const server = [answers(listEntries, [entry])];
  const shown = (found: ReturnType<typeof refuses>) =>
    renderTestPage({ at: "/mypage/", user: representative, server: [...server, found] });
  const found = answers(getEntry, {
    ...entry,
    inadequacies: [{ subject: "invoice", claim: 11, uploads: [], reason }],
  });
  expect((await shown(found)).text).toMatch(
    /お送りいただくもの\s*請求書（株式会社青空建設）\s*支払期日が写っていません。/,
  );
  // A list that does not come leaves the way to it.
  const { text } = await shown(refuses(getEntry, 500, { detail: "" }));
  expect(text).toContain("不足している書類を送る");
});

test("B12 B17 by when papers are to be sent again stands on my-page, and no second day", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const claims = entryOfStory.claims.map((claim) => ({
    ...claim,
    obliger_payment_date: "2026-12-25" as const,
  }));
  const { text } = await mypage({
    entries: [{ ...entryOfStory, claims, status: EntryStatus.inadequate }],
  });
  expect(text).toMatch(/2026年12月18日（金）までにお送りください。\s*不足している書類を送る/);
  expect(text).not.toContain("2026年12月25日");
});

test("B5 B17 what is offered is not called paid, and stands with its fee and the day of the money", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const { text } = await mypage({ entries: [{ ...entryReviewed, contract_period: "2026-11-27" }] });
  const [, card = ""] = text.split("進行中の申し込み");
  expect(card).toMatch(/入金額（すべて契約したとき）\s*2,089,450円/);
  expect(card).toMatch(/手数料\s*110,000円 −\s*振込手数料\s*550円/);
  expect(card).toContain("いま契約すると、2026年11月27日（金）までにお振り込みします。");
  expect(card.split("詳しく見る")[0]).not.toMatch(/入金額(?!（すべて契約したとき）)/);
});

test("B5 what is contracted is not called paid until it is", async () => {
  const { text } = await mypage({ entries: [entryContracted] });
  expect(text).toMatch(/入金額（お振り込み前）\s*2,089,450円/);
});

test("B5 of an offer that nobody took the list names no sum: nothing is to come of it", async () => {
  const { text } = await mypage({ entries: [{ ...entryOfferEnded, claims: entryReviewed.claims }] });
  const [, over = ""] = text.split("これまでの申し込み");
  expect(over).toContain("期限切れ");
  expect(over).not.toMatch(/入金額|希望金額/);
});

test("B8 B15 B17 the entry that was refused last says why and what to change, once for all its invoices", async () => {
  const entry = {
    ...entryOfStory,
    status: EntryStatus.archived,
    rejected_at: "2026-11-19T15:00:00+09:00",
    claims: entryOfStory.claims.map((claim) => ({ ...claim, status: ClaimStatus.cannotBuy })),
  };
  const shown = async (entries: readonly (typeof entry)[], history: ReturnType<typeof refuses>) => {
    const server = [answers(listEntries, [...entries]), history];
    const page = await renderTestPage({ at: "/mypage/", user: representative, server });
    return page.text.split("これまでの申し込み")[1] ?? "";
  };
  const refusal = { claim: null, reasons: [{ code: "tooFar" as const }] };
  const history = [historyEvent("reject", entry.rejected_at, refusal)];
  const known = answers(getEntry, { ...entry, history });
  const why = "お支払期日が先のため、買い取れません。お支払期日が近づいてから、もう一度申し込んでください。";
  const told = await shown([entry], known);
  expect(told.split(why)).toHaveLength(2);
  expect(told).toMatch(/買い取りを見送った理由[\s\S]+新しく申し込む\s*詳しく見る/);
  expect(told).not.toContain("いつでも、もう一度申し込めます。");
  // A history that does not come leaves the refusal.
  const unknown = refuses(getEntry, 500, { detail: "" });
  expect(await shown([entry], unknown)).toContain("今回は買い取りを見送らせていただきました。");
  // A running entry comes before an ended one.
  expect(await shown([{ ...entryOfStory, id: 30 } as typeof entry, entry], known)).not.toContain(why);
});

test.each([
  { of: "lapsed", entry: entryOfferEnded, says: "契約の期限は2026年11月12日（木）でした。" },
  { of: "cancelled", entry: entryCancelled, says: "" },
  { of: "complete", entry: entryArchived, says: "" },
])("B17 whose last entry is $of is told once that nothing is to be done", async ({ entry, says }) => {
  const { text } = await mypage({ entries: [entry, { ...entry, id: 90 }] });
  expect(text.split(`${says}いま、していただくことはありません。`)).toHaveLength(2);
});

const delayed = {
  ...entryTransferred,
  claims: entryTransferred.claims.map((claim) => ({
    ...claim,
    status: ClaimStatus.delay,
    return_date: "2026-11-05" as const,
  })),
};

test("B12 B17 who is late reads what to do now and what a day of delay costs, and there the number, once", async () => {
  const { html, text } = await mypage({ entries: [delayed] });
  const [card = ""] = text.split("詳しく見る");
  expect(card).toContain("まずお電話ください");
  expect(card).toContain("期日の翌日から年14.6％の遅延損害金がかかります。");
  expect(card).toContain("2,200,000円を受け取っているときは、1日につき880円です。");
  expect(card).toContain("お取引先の支払いが遅れているあいだは、かかりません。");
  expect(/<main[\s\S]*<\/main>/.exec(html)?.[0].match(/href="tel:/g)).toHaveLength(1);
  expect(card).toMatch(/まずお電話ください。\s*お電話 [\d-]+\s*受付 /);
  expect(text).toContain("メッセージで質問する");
  expect(text).toContain("期日を過ぎたお引き渡し");
});

test("B17 of two late entries the first has the number", async () => {
  const { html } = await mypage({ entries: [delayed, { ...delayed, id: 90 }] });
  expect(/<main[\s\S]*<\/main>/.exec(html)?.[0].match(/href="tel:/g)).toHaveLength(1);
});

test.each([
  { of: "that runs", entry: entryOfStory, blocker: "hasPreContractEntry" },
  { of: "that is late", entry: delayed, blocker: "hasDelayClaim" },
] as const)("B17 to an entry $of leads one link of my-page", async ({ entry, blocker }) => {
  const { html } = await mypage({ entries: [entry], readiness: blockedBy(blocker) });
  expect(html.match(new RegExp(`href="/entry/detail/${entry.id}/"`, "g"))).toHaveLength(1);
});

test("B17 who waits for the money is told that nothing is to be done, and another entry is named as another", async () => {
  const { text } = await mypage({ entries: [entryContracted] });
  expect(text).toContain("いま、していただくことはありません。");
  expect(text).toContain("ほかの請求書を申し込む");
  expect(text).not.toContain("新しく申し込む");
});

test("B17 where an answer in writing comes in time, nobody is sent to the telephone for it", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const { text } = await mypage({ entries: [{ ...entryReviewed, contract_period: "2026-12-25" }] });
  expect(text.split("お困りのときは")[1]).not.toContain("より後になることがあります");
});

test("B5 B17 the day of an offer comes first and is bold, the day of the money after it is not", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const { html, text } = await mypage({ entries: [{ ...entryReviewed, contract_period: "2026-11-27" }] });
  expect(text).toMatch(
    /2026年11月27日（金）までに契約してください。\s*あと6日\s*条件を確認して契約する\s*いま契約すると/,
  );
  const classOf = (words: string) => new RegExp(`<\\w+ class="([^"]*)">${words}`).exec(html)?.[1];
  expect(classOf("2026年11月27日")).not.toBe(classOf("いま契約すると"));
});

const profileMissing = { need: "profile", state: "missing", place: "profile" } as const;

test("B2 what is missing is worded as what to do, and the invoice that comes after it leads nowhere yet", async () => {
  const { html } = await mypage({ readiness: { ...readinessWithout(), missing: [profileMissing] } });
  expect(html).toMatch(/<a [^>]*href="[^"]*"[^>]*>登録情報の足りない項目を入力する/);
  expect(html).not.toContain("/entry/entry_invoice/");
});

test.each([
  { of: "without a draft", server: [] },
  { of: "with a draft", server: [answers(getDraftEntry, draftOfClaims(wholeClaim))] },
])("B2 B17 what is missing first is the button's, and the list only names it: $of", async ({ server }) => {
  const readiness = { ...readinessWithout("withdrawalStatements"), missing: [profileMissing] };
  const { html, text } = await renderTestPage({ at: "/mypage/", user: representative, server, readiness });
  expect(text.split("登録情報の足りない項目を入力する")).toHaveLength(2);
  expect(html).toMatch(/<li[^>]*><a [^>]*href="[^"]*profile[^"]*"[^>]*>登録情報<\/a>/);
});

test("B12 B17 a late seller reads the cost until today, and a button leads to the account", async () => {
  vi.setSystemTime("2026-11-19T10:00:00+09:00");
  const { html, text } = await mypage({ entries: [delayed] });
  const [card = ""] = text.split("詳しく見る");
  // 14 days of 528 and 352 yen.
  expect(card).toContain(
    "今日までの分は約12,320円です。正確な額とお振り込みのお願いは、お引き渡しの後にお知らせします。",
  );
  expect(html).toMatch(
    /<a (?=[^>]*href="[^"]*#hand-over-account")[^>]*class="[^"]*Button[^>]*>お引き渡し先の口座/,
  );
  expect(html).toMatch(/<h3 [^>]*id="hand-over-account"[^>]*>お引き渡し先の口座/);
});

test("B2 B17 before an entry the button is what is missing next, and an application only once all is there", async () => {
  const first = async (readiness: ReturnType<typeof readinessWithout>) => {
    const { html } = await mypage({ readiness });
    const [, page = ""] = html.split("</h1>");
    const [, to, name] = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)/.exec(page) ?? [];
    return { to, name, isOffered: page.includes("新しく申し込む") };
  };
  expect(await first({ ...readinessWithout(), missing: [profileMissing] })).toEqual({
    to: expect.stringMatching(/profile/),
    name: "登録情報の足りない項目を入力する",
    isOffered: false,
  });
  expect(await first(readinessWithout())).toMatchObject({
    to: "/entry/entry_invoice/",
    name: "新しく申し込む",
  });
});

test.each([
  { of: "both", damages: ["5000", "2500"], says: "今日までの分は7,500円です。" },
  // The other one: 14 days of 352 yen.
  { of: "one", damages: ["5000"], says: "今日までの分は約9,928円です。" },
])("B12 what lateness has cost is what the server says where it does: of $of", async ({ damages, says }) => {
  vi.setSystemTime("2026-11-19T10:00:00+09:00");
  const claims = delayed.claims.map(({ id, amount }, place) => ({
    claim: id,
    amount,
    handed_over: "0",
    standing: "received" as const,
    ...(damages[place] && { late_damages: damages[place] }),
  }));
  const day = { due_on: "2026-11-05" as const, reference: "1000017", amount: "2200000", claims };
  const { text } = await renderTestPage({
    at: "/mypage/",
    user: representative,
    server: [answers(listEntries, [delayed]), answers(listHandOvers, [day])],
  });
  expect(text.split("詳しく見る")[0]).toContain(says);
});

test("B3 B17 what is kept and not sent is the running entry: what is in it, when it was saved, and the way on", async () => {
  const shown = (readiness: ReturnType<typeof readinessWithout>, draft = draftOfClaims(wholeClaim)) =>
    renderTestPage({
      at: "/mypage/",
      user: representative,
      server: [answers(getDraftEntry, draft)],
      readiness,
    });
  const { html, text } = await shown(readinessWithout());
  expect(text).not.toContain("申し込みはまだありません");
  expect(text).toMatch(
    /書きかけの申し込み\s*請求書1件・書類1点\s*1,320,000円\s*2026年11月21日.*に保存\s*続ける/,
  );
  expect(html).toMatch(/href="\/entry\/entry_invoice\/"[^>]*>続ける/);
  // While no application is possible, the draft is not offered to be continued.
  expect((await shown(blockedBy("newEntriesStopped"))).text).not.toContain("続ける");
  const blank = { ...halfClaim, obliger_company_name: "", amount: "" };
  expect((await shown(readinessWithout(), draftOfClaims(blank))).text).toContain("申し込みはまだありません");
});

test("B17 the steps of an entry end with the hand-over, which is under way once the money is paid", async () => {
  const steps = async (entry: typeof entryTransferred) =>
    (await mypage({ entries: [entry] })).html.split("<li ").filter((part) => part.includes("Stepper_"));
  expect((await steps(entryTransferred)).at(-1)).toMatch(/^[^>]*aria-current="step".*お引き渡し</);
  expect((await steps(entryContracted)).at(-1)).toMatch(/^[^>]*(?<!aria-current="step")>.*お引き渡し</);
  expect((await steps(delayed)).at(-1)).toMatch(/Stepper_late/);
  expect((await steps(entryTransferred)).at(-1)).not.toMatch(/Stepper_late/);
});

test("B8 an invoice that is not bought stands with its reason in the card of the entry that goes on", async () => {
  const [taken, refused] = entryReviewed.claims;
  if (!taken || !refused) throw new Error("the entry of the story has two claims");
  const entry = { ...entryReviewed, claims: [taken, { ...refused, status: ClaimStatus.cannotBuy }] };
  const shown = (history: ReturnType<typeof refuses>) =>
    renderTestPage({
      at: "/mypage/",
      user: representative,
      server: [answers(listEntries, [entry]), history],
    });
  const note = "お支払期日が先のため";
  const told = historyEvent("refuse", "2026-11-19T15:00:00+09:00", { claim: refused.id, note });
  expect((await shown(answers(getEntry, { ...entry, history: [told] }))).text).toMatch(
    new RegExp(`買い取れない請求書\\s*${refused.obliger_company_name}\\s*${note}`),
  );
  // A history that does not come leaves the invoice named.
  const { text } = await shown(refuses(getEntry, 500, { detail: "" }));
  expect(text).toMatch(
    new RegExp(`買い取れない請求書\\s*${refused.obliger_company_name}\\s*今回は買い取りを見送`),
  );
});

test("nobody is greeted by a name that has not been given yet", async () => {
  expect((await mypage()).text).toContain("田中 健一さま");
  expect((await mypage({ user: newcomer })).text).not.toContain("さま");
});

test("a confirmed identity is called confirmed here as in the profile", async () => {
  const { text } = await mypage({ readiness: readinessWithout("withdrawalStatements") });
  expect(text).toMatch(/本人確認書類\s*確認済み/);
});

test("B8 the latest notice stands alone; all are marked as read where all are shown", async () => {
  const earlier = { ...received, id: 2, title: "書類を受け取りました" };
  const { text } = await mypage({ notices: [received, earlier] });
  expect(text).toContain("お知らせをすべて見る");
  expect(text).not.toMatch(/書類を受け取りました|すべて既読にする/);
});

test("what is unread does not wear the mark of what we are working on", async () => {
  const { html } = await mypage({ entries: [entryOfStory], notices: [received] });
  const markOf = (word: string) => {
    const [before = ""] = html.split(`</svg>${word}</span>`);
    return before.slice(before.lastIndexOf("<svg"));
  };
  const [unread, underReview] = [markOf("未読"), markOf("審査中")];
  expect(underReview).toMatch(/^<svg/);
  expect(unread).not.toBe(underReview);
});

test("a list of what is all done is no list", async () => {
  const { text } = await mypage();
  expect(text).toContain("新しく申し込む");
  expect(text).not.toContain("あとは請求書だけです。");
});

test("nothing there yet, nothing found and closed for a while have drawings of their own", async () => {
  const pictureOf = (html: string) => /<main.*?<img[^>]*src="([^"]+)"/s.exec(html)?.[1];
  const pages = [
    await mypage(),
    await renderTestPage({ at: "/404/" }),
    await renderTestPage({ at: "/maintenance/" }),
  ];
  const pictures = pages.map(({ html }) => pictureOf(html));
  expect(pictures).toEqual([
    expect.stringContaining("empty"),
    expect.stringContaining("lost"),
    expect.stringContaining("closed"),
  ]);
});
