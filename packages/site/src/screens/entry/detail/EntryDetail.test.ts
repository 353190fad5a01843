import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import {
  type Entry,
  getEntry,
  getEntryHistory,
  getEntryInadequacies,
  type HandOver,
  type HistoryEvent,
  listHandOvers,
} from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import {
  claimsBoughtBefore,
  entryArchived,
  entryCancelled,
  entryContractEnded,
  entryContracted,
  entryOfferEnded,
  entryOfStory,
  entryRejected,
  entryReviewed,
  entryTransferred,
  handOversOfStory,
  handOversWhen,
  happened,
} from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { brandOfTests } from "#testing/brand-of-tests.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

const detail = (entry: Entry, handOvers: HandOver[] = [], history: HistoryEvent[] = []) =>
  drawnPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [
      answers(getEntry, entry),
      answers(getEntryHistory, history),
      answers(getEntryInadequacies, []),
      answers(listHandOvers, handOvers),
    ],
  });

test("H6 the reason that the specification gives for an entry that came back is shown", async () => {
  const description_of_inadequate_document = "通帳の3月分のページが写っていません。";
  const { text } = await detail({
    ...entryOfStory,
    status: EntryStatus.inadequate,
    description_of_inadequate_document,
  });
  expect(text).toContain("書類の不足あり");
  expect(text).toContain(description_of_inadequate_document);
});

test("B12 with an insolvent payer the price stays what was paid, and nothing is asked for", async () => {
  const [first, second] = handOversOfStory;
  const insolvent = { amount: "0", handed_over: "0", standing: "payerInsolvent" } as const;
  const { text } = await detail(entryTransferred, [
    ...(first ? [first] : []),
    ...(second ? [{ ...second, amount: "0", claims: [{ claim: 12, ...insolvent }] }] : []),
  ]);
  expect(text).toContain("2,089,450円");
  expect(text).toContain("お取引先の支払不能のご報告を受けています。");
  expect(text).not.toContain("大森機械工業株式会社880,000円");
});

test("B12 before its day the page says what to do when the payer is late, and that it costs nothing", async () => {
  const { text } = await detail(entryTransferred, handOversOfStory);
  expect(text.split("お取引先の支払いが遅れるときは、お知らせください。")).toHaveLength(3);
});

test("B12 of what has come in part that part is asked for, and the rest is named as not yet come", async () => {
  const part = { amount: "200000", handed_over: "120000", awaited: "1000000", standing: "received" } as const;
  const { text } = await detail(entryTransferred, handOversWhen(part));
  expect(text).toContain("株式会社青空建設200,000円");
  expect(text).toMatch(/お取引先からまだ届いていない分 1,000,000円/);
});

test("B12 of a settled claim what comes later can be reported, after the close as well", async () => {
  const settled = { amount: "0", handed_over: "80000", awaited: "1240000", standing: "settled" } as const;
  const { text } = await detail(entryArchived, handOversWhen(settled));
  expect(text).toContain(
    "株式会社青空建設 の請求書は、お取引先の支払不能により、お引き渡しが終わっています。",
  );
  expect(text.split("あとから届いた代金を知らせる")).toHaveLength(2);
});

test.each([
  { of: { payer_insolvent: true }, word: "お取引先の支払不能で終了" },
  { of: { uncollectable: true }, word: "お取引先の支払いを見込めず終了" },
])("B12 a claim that ended without its money is not called handed over: $word", async ({ of, word }) => {
  const settled = { amount: "0", handed_over: "0", awaited: "1320000", standing: "settled", ...of } as const;
  const whole = { amount: "0", handed_over: "880000", awaited: "0", standing: "handedOver" } as const;
  const returned_at = "2026-11-05T10:00:00+09:00";
  const claims = entryArchived.claims.map((claim) => ({ ...claim, returned_at }));
  const { text } = await detail({ ...entryArchived, claims }, handOversWhen(settled, whole));
  expect(text).toMatch(new RegExp(`株式会社青空建設\\s*${word}`));
  expect(text).toMatch(/大森機械工業株式会社\s*お引き渡し済み/);
  // Of the other one only.
  expect(text.split("お引き渡し日")).toHaveLength(2);
});

const late = { amount: "1320000", handed_over: "0", awaited: "1320000", standing: "payerLate" } as const;

test("B12 of two payers who are late each stands under a name of its own, and so does the button", async () => {
  const { text } = await detail(entryTransferred, handOversWhen(late, { ...late, amount: "880000" }));
  for (const name of ["株式会社青空建設 の支払い", "大森機械工業株式会社 の支払い"]) {
    expect(text).toMatch(new RegExp(`${name}\\s*お取引先の支払いをお待ちしています。`));
    expect(text).toContain(`お取引先の支払いを知らせる：${name}`);
  }
});

test("B12 what is kept beyond its day stands with what it has cost, and how that is paid", async () => {
  const kept = { amount: "1320000", handed_over: "0", awaited: "0", standing: "received" } as const;
  const { text } = await detail(entryTransferred, handOversWhen({ ...kept, late_damages: "5280" }));
  expect(text).toMatch(/これまでの遅延損害金\s*5,280円[\s\S]*代金と同じ口座へお振り込みください。/);
  const { text: inTime } = await detail(entryTransferred, handOversWhen(kept));
  expect(inTime).not.toContain("遅延損害金");
});

test("B12 two invoices of one payer are told apart by their sums", async () => {
  const [{ obliger_company_name = "" } = {}] = entryTransferred.claims;
  const claims = entryTransferred.claims.map((claim) => ({ ...claim, obliger_company_name }));
  const { text } = await detail({ ...entryTransferred, claims }, handOversWhen(late, late));
  for (const sum of ["1,320,000円", "880,000円"])
    expect(text).toContain(`お取引先の支払いを知らせる：${obliger_company_name} の支払い（請求書 ${sum}）`);
});

test("F5 what a refusal costs, that there is no last day to apply again, and whom to ask stand where it is told", async () => {
  const { text } = await detail(entryRejected);
  const [, told = ""] = text.split("見送り");
  expect(told).toMatch(/かかる費用\s*0円/);
  expect(told).toContain("いつでも、もう一度申し込めます。");
  expect(told.split("請求書")[0]).toContain(brandOfTests.settings.legal.phone);
});

test("F5 B12 when money is to be handed over, that is the largest figure, and what was paid stands below it", async () => {
  const { text } = await detail(entryTransferred, handOversOfStory);
  expect(text).toMatch(/お引き渡しいただく代金\s*2,200,000円\s*入金額　2,089,450円/);
});

test("F5 of a delay the page says how much since when, what to do now and what it costs", async () => {
  const claims = entryTransferred.claims.map((claim) => ({ ...claim, status: ClaimStatus.delay }));
  const { text } = await detail({ ...entryTransferred, claims });
  expect(text).toContain("お引き渡しの遅れ");
  expect(text).toMatch(/株式会社青空建設　1,320,000円　期日 \d{4}年\d+月\d+日（.）/);
  expect(text).toContain("年14.6％の遅延損害金");
  expect(text.split("お引き渡し先の口座").at(-1)).toContain(brandOfTests.settings.returnAccount.number);
  expect(text).not.toContain("お取引先から代金が届いたら、期日までに当社へお引き渡しください。");
});

test("F5 who is asked for papers reads by when the result comes after they arrive", async () => {
  const { text } = await detail({ ...entryOfStory, status: EntryStatus.inadequate });
  expect(text).toContain("書類が届いてから2営業日以内に、結果をお知らせします。");
});

const claimsIn = (status: ClaimStatus) => entryTransferred.claims.map((claim) => ({ ...claim, status }));
const line = { amount: "1320000", handed_over: "0", awaited: "1320000" } as const;
const ended = { ...line, amount: "0" } as const;
const handOversOfAutumn = (...of: Parameters<typeof handOversWhen>) =>
  handOversWhen(...of)
    .map((day) => ({ ...day, due_on: "2026-11-05" as const }))
    .slice(0, 1);

// Saturday, before a holiday.
const now = "2026-11-21T10:00:00+09:00";

test.each<{ key: string; when: string; entry: Entry; handOvers?: HandOver[]; says: string }>([
  {
    key: "entryStatus.reviewBy",
    when: "it is under review since Friday evening",
    entry: {
      ...entryOfStory,
      created_at: "2026-11-20T18:00:00+09:00",
      updated_at: "2026-11-20T18:00:00+09:00",
    },
    says: "結果は、2026年11月26日（木）までにお知らせします。",
  },
  {
    key: "entryStatus.reviewLate",
    when: "the day of the result is over",
    entry: {
      ...entryOfStory,
      created_at: "2026-11-13T11:00:00+09:00",
      updated_at: "2026-11-13T11:00:00+09:00",
    },
    says: "ご案内した2026年11月17日（火）を過ぎましたが、結果をお知らせできていません。",
  },
  {
    key: "inquiry.callFirst",
    when: "the answer could come after the offer",
    entry: { ...entryReviewed, contract_period: "2026-11-27" },
    says: "お答えは、契約の期限の2026年11月27日（金）より後になることがあります。",
  },
  {
    key: "entryStatus.contractBy",
    when: "it is offered",
    entry: { ...entryReviewed, contract_period: "2026-11-27" },
    says: "2026年11月27日（金）までに契約してください。",
  },
  {
    key: "entryStatus.inadequateBy",
    when: "papers are asked for again",
    entry: { ...entryOfStory, status: EntryStatus.inadequate },
    says: "より前に契約まで済むよう、お早めにお送りください。書類が届いてから2営業日以内に、結果をお知らせします。",
  },
  {
    key: "entryStatus.payOutBy",
    when: "it was contracted on Friday",
    entry: entryContracted,
    says: "お振り込みの手続きをしています。完了したらメールでお知らせします。\n2026年11月26日（木）までにお振り込みします。",
  },
  {
    key: "entryStatus.payOutBy",
    when: "its contract promises a day, whatever the brand promises by now",
    entry: { ...entryContracted, pay_out_by: "2026-12-04" },
    says: "2026年12月4日（金）までにお振り込みします。",
  },
  {
    key: "entryStatus.payOutLate",
    when: "the day that its contract promises is over",
    entry: { ...entryContracted, pay_out_by: "2026-11-20" },
    says: "ご案内した2026年11月20日（金）を過ぎましたが、お振り込みできていません。",
  },
  {
    key: "entryStatus.payOutLate",
    when: "the day of the pay-out is over",
    entry: { ...entryContracted, contracted_at: "2026-11-13T11:00:00+09:00" },
    says: "ご案内した2026年11月18日（水）を過ぎましたが、お振り込みできていません。",
  },
  {
    key: "entryStatus.transferredNext",
    when: "it is paid",
    entry: entryTransferred,
    handOvers: handOversOfStory,
    says: "お取引先から代金が届いたら、期日までに当社へお引き渡しください。",
  },
  {
    key: "entryStatus.delayedNext",
    when: "the desk calls it a delay",
    entry: { ...entryTransferred, claims: claimsIn(ClaimStatus.delay) },
    says: "お引き渡しの期日を過ぎた代金があります。すぐに、「お引き渡し先の口座」へお振り込みください。",
  },
  {
    key: "entryStatus.handedOverNext",
    when: "all is handed over",
    entry: { ...entryTransferred, claims: claimsIn(ClaimStatus.returned) },
    says: "すべての代金のお引き渡しを確認しました。",
  },
  {
    key: "entryStatus.nothingLeftNext",
    when: "nothing came of insolvent payers",
    entry: entryTransferred,
    handOvers: handOversWhen(
      { ...ended, standing: "payerInsolvent", payer_insolvent: true },
      { ...ended, standing: "payerInsolvent", payer_insolvent: true },
    ),
    says: "いまお引き渡しいただく代金はありません。お取引先から届いていない代金は、お引き渡しいただく必要がありません。",
  },
  {
    key: "entryStatus.nothingLeftNext",
    when: "one was ended without its money, and the other is handed over",
    entry: { ...entryTransferred, claims: claimsIn(ClaimStatus.returned) },
    handOvers: handOversWhen(
      { ...ended, standing: "settled", uncollectable: true },
      { ...ended, awaited: "0", standing: "handedOver" },
    ),
    says: "いまお引き渡しいただく代金はありません。お取引先から届いていない代金は、お引き渡しいただく必要がありません。",
  },
  {
    key: "entryStatus.contractEndedNext",
    when: "its contract ended before it was paid",
    entry: entryContractEnded,
    says: "買取代金をお振り込みする前に契約を解除しました。この申し込みの買取代金はお振り込みせず、お取引先からの代金をお引き渡しいただく必要もありません。",
  },
  {
    key: "entryStatus.offerEndedNext",
    when: "its offer was let pass",
    entry: entryOfferEnded,
    says: "契約の期限が過ぎたため、今回ご提示した条件は無効となりました。費用はかかりません。お送りいただいた書類は、有効な間、次の申し込みにそのまま使えます。",
  },
  {
    key: "entryStatus.rejectedNext",
    when: "it was refused",
    entry: entryRejected,
    says: "今回は買い取りを見送らせていただきました。費用はかかりません。",
  },
  {
    key: "report.notDueText",
    when: "its day lies ahead",
    entry: entryTransferred,
    handOvers: handOversOfStory,
    says: "お取引先の支払いが遅れるときは、お知らせください。新しい期日をご案内します。費用はかかりません。",
  },
  {
    key: "report.awaitingReportText",
    when: "its day is there",
    entry: entryTransferred,
    handOvers: handOversWhen({ ...line, standing: "awaitingReport" }),
    says: "お取引先から代金が届いたか、お知らせください。",
  },
  {
    key: "report.payerLateText",
    when: "the payer is late",
    entry: entryTransferred,
    handOvers: handOversWhen({ ...line, standing: "payerLate" }),
    says: "お取引先の支払いをお待ちしています。待つあいだ、費用はかかりません。",
  },
  {
    key: "report.receivedText",
    when: "the seller has it",
    entry: entryTransferred,
    handOvers: handOversWhen({ ...line, awaited: "0", standing: "received" }),
    says: "お取引先から届いた代金を、期日までにお引き渡しください。",
  },
  {
    key: "report.receivedPastText",
    when: "the seller has it, and its day is over",
    entry: { ...entryTransferred, claims: claimsBoughtBefore(ClaimStatus.transferred).slice(0, 1) },
    handOvers: handOversOfAutumn({ ...line, awaited: "0", standing: "received" }),
    says: "お引き渡しの期日を過ぎています。お取引先から届いた代金を、すぐにお引き渡しください。",
  },
  {
    key: "report.keptForLater",
    when: "more came later",
    entry: entryTransferred,
    handOvers: handOversWhen({ ...line, awaited: "0", kept_for_later: "20000", standing: "received" }),
    says: "このほかに届いた 20,000円 は、受け取った日から数えた期日までにお引き渡しください。",
  },
  {
    key: "report.payerInsolventText",
    when: "the payer is insolvent",
    entry: entryTransferred,
    handOvers: handOversWhen({ ...ended, standing: "payerInsolvent", payer_insolvent: true }),
    says: "お取引先の支払不能のご報告を受けています。届いていない代金は、お引き渡しいただく必要がありません。",
  },
  {
    key: "report.uncollectableText",
    when: "nobody will ever pay",
    entry: entryTransferred,
    handOvers: handOversWhen({ ...ended, standing: "uncollectable", uncollectable: true }),
    says: "お取引先の支払いを見込めないため、届いていない代金は、お引き渡しいただく必要がありません。",
  },
  {
    key: "report.settledText",
    when: "an insolvent payer's claim was ended",
    entry: entryArchived,
    handOvers: handOversWhen({ ...ended, standing: "settled" }),
    says: "株式会社青空建設 の請求書は、お取引先の支払不能により、お引き渡しが終わっています。このあと代金が届いたときは、お知らせください。",
  },
  {
    key: "report.settledUncollectableText",
    when: "a claim that nobody pays was ended",
    entry: entryArchived,
    handOvers: handOversWhen({ ...ended, standing: "settled", uncollectable: true }),
    says: "株式会社青空建設 の請求書は、お取引先の支払いを見込めないため、お引き渡しが終わっています。このあと代金が届いたときは、お知らせください。",
  },
  {
    key: "inquiry.writeHint",
    when: "a question can be sent on a Saturday",
    entry: entryOfStory,
    says: "2026年12月1日（火）までに、メールとマイページでお答えします。",
  },
  {
    key: "inquiry.secondLookHint",
    when: "it was refused",
    entry: entryRejected,
    says: "担当者が内容を見直し、2026年12月1日（火）までに、メールとマイページでお答えします。",
  },
])("F5 B12 $key is on the page of the entry when $when", async ({ entry, handOvers, says }) => {
  vi.setSystemTime(now);
  expect((await detail(entry, handOvers)).text).toContain(says);
});

test("B15 inquiry.secondLookAsked says by when a second look is answered, from the day it was asked for", async () => {
  vi.setSystemTime(now);
  const { text } = await drawnPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [
      answers(getEntry, entryRejected),
      answers(getEntryHistory, [
        {
          id: 1,
          created_at: "2026-11-20T10:00:00+09:00",
          act: "askSecondLook",
          actor: "applicant",
          note: "",
          from: null,
          to: 6,
          claim: null,
        },
      ]),
      answers(getEntryInadequacies, []),
      answers(listHandOvers, []),
    ],
  });
  expect(text).toContain(
    "担当者が内容を見直し、2026年11月30日（月）までに、メールとマイページでお答えします。",
  );
});

const refusedOn = "2026-11-19T15:00:00+09:00";
test("B15 a refusal without a reason sends nobody to look for one, nor to mend what is not said", async () => {
  const { text } = await detail(entryRejected, [], [happened("reject", refusedOn)]);
  expect(text).toContain("同じ内容でもう一度申し込む");
  expect(text).not.toMatch(/直して申し込む|理由/);
});

test("B15 a refusal with a reason says where it stands, and offers to mend", async () => {
  const { text } = await detail(
    entryRejected,
    [],
    [happened("reject", refusedOn, { reasons: [{ code: "unreadable" }] })],
  );
  expect(text).toContain("見送った理由は、下の");
  expect(text).toContain("直して申し込む");
});

test("B15 while a person looks again, the page begins with the day of the answer", async () => {
  const history = [happened("reject", refusedOn), happened("askSecondLook", "2026-11-20T10:00:00+09:00")];
  const { text } = await detail(entryRejected, [], history);
  const [, next = ""] = text.split("これからの流れ");
  expect(next.slice(0, 80)).toMatch(/までに、メールとマイページでお答えします/);
});

test("B12 of an invoice whose payer will not pay there is no day and no reference", async () => {
  const { text } = await detail(
    entryTransferred,
    handOversWhen(
      { ...line, standing: "notDue" },
      { ...ended, standing: "payerInsolvent", payer_insolvent: true },
    ),
  );
  expect(text).toContain("1000017");
  expect(text).not.toContain("1000025");
  expect(text).not.toContain("2027年1月20日");
});

test("B12 who has not heard from the payer is not told to hand over, though the day is over", async () => {
  vi.setSystemTime(now);
  const { text } = await detail(
    { ...entryTransferred, claims: claimsBoughtBefore(ClaimStatus.transferred).slice(0, 1) },
    handOversOfAutumn({ ...line, standing: "awaitingReport" }),
  );
  expect(text).toContain(
    "お取引先から届いていれば、すぐにお引き渡しください。まだのときは、お知らせください。",
  );
});

test("B8 the days under the sum to hand over come to that sum", async () => {
  const { text } = await detail(entryTransferred, handOversOfStory);
  const [, next = ""] = text.split("これからの流れ");
  for (const part of ["2027年1月5日", "1,320,000円", "2027年1月20日", "880,000円"])
    expect(next.split("契約書を見る")[0]).toContain(part);
});

test("B8 a day that has passed is not named as one by which something is to be done", async () => {
  const claims = claimsBoughtBefore(ClaimStatus.delay);
  const { text } = await detail({ ...entryTransferred, claims });
  expect(text).toContain("2026年11月5日（木）の期日を過ぎています");
  expect(text).not.toContain("2026年11月5日（木）までに");
});

test.each([
  { identity: "confirming", says: "いまは本人確認書類を確認しています。" },
  {
    identity: "inadequate",
    says: "契約の前に、登録情報の画面から本人確認書類をお送りください。契約の期限は変わらない",
  },
] as const)(
  "R4.20 with an identity $identity somebody is told until when the offer stands, and not to sign",
  async ({ identity, says }) => {
    vi.setSystemTime(now);
    const { text } = await drawnPage({
      at: "/entry/detail/31/",
      user: { ...representative, identity_confirmation: IdentityConfirmation[identity] },
      server: [
        answers(getEntry, { ...entryReviewed, contract_period: "2026-11-27" }),
        answers(getEntryHistory, []),
        answers(getEntryInadequacies, []),
        answers(listHandOvers, []),
      ],
    });
    expect(text).toContain(says);
    expect(text).toContain("契約の期限は2026年11月27日（金）です。");
    expect(text).not.toContain("契約してください");
  },
);

test("B12 where nothing is to be handed over for a payer no day and no calendar stand there", async () => {
  const nothing = { amount: "0", handed_over: "0", awaited: "880000", standing: "payerInsolvent" } as const;
  const { text } = await detail(entryTransferred, handOversWhen(late, nothing));
  const [, card = ""] = text.split(/お取引先\s*大森機械工業株式会社/);
  const [before = ""] = text.split(/お取引先\s*大森機械工業株式会社/);
  expect(card).toContain("お取引先の支払不能のご報告を受けています。");
  expect(before.split("カレンダーに入れる")).toHaveLength(2);
  expect(before.split(/期日\s*\d{4}年/)).toHaveLength(2);
});

test("a day that has passed is not put into a calendar", async () => {
  const claims = entryTransferred.claims.map((claim) => ({ ...claim, return_date: "2026-11-05" as const }));
  const { text } = await detail({ ...entryTransferred, claims });
  expect(text).toContain("期日");
  expect(text).not.toContain("カレンダーに入れる");
});

test.each([
  { entry: entryOfferEnded, word: "期限切れ" },
  { entry: entryContractEnded, word: "契約の解除" },
  { entry: entryCancelled, word: "取り下げ済み" },
])("an invoice that was not sold after all says how that came: $word", async ({ entry, word }) => {
  const claims = entry.claims.map((claim) => ({ ...claim, status: ClaimStatus.cancel }));
  const { text } = await detail({ ...entry, claims });
  expect(text).toMatch(new RegExp(`株式会社青空建設\\s*${word}`));
  expect(text).not.toContain("取りやめ");
});

test("F5 of an offer without one of the invoices the head says so", async () => {
  const claims = entryReviewed.claims.map((claim) =>
    claim.id === 12 ? { ...claim, status: ClaimStatus.cannotBuy } : claim,
  );
  const { text } = await detail({ ...entryReviewed, claims });
  expect(text).toContain("買い取れない請求書が1件あります。");
  const { text: ofAll } = await detail(entryReviewed);
  expect(ofAll).not.toContain("買い取れない請求書");
});

test("B15 the answer of a second look stands under a heading of its own", async () => {
  const at = "2026-11-20T10:00:00+09:00";
  const history = [happened("reject", at), happened("askSecondLook", at)];
  const { text } = await detail(
    entryRejected,
    [],
    [...history, happened("answerSecondLook", at, { note: "結果は変わりませんでした。" })],
  );
  expect(text).toContain("もう一度の確認の結果");
  expect(text).not.toContain("もう一度確認してほしいとき");
});
