import { type CalendarDate, ClaimStatus, EntryStatus } from "@kaitori/domain";
import type { Entry, HandOver } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import {
  entryArchived,
  entryContractEnded,
  entryContracted,
  entryOfferEnded,
  entryOfStory,
  entryRejected,
  entryReviewed,
  entryTransferred,
  handOversOfStory,
  handOversWith,
} from "#stories/entry-states.ts";
import { claimsIn, endedLine, handOverLine, renderTestEntry, saturday } from "#testing/render-entries.ts";

const entryAskedAgain = (payment: CalendarDate): Entry => ({
  ...entryOfStory,
  status: EntryStatus.inadequate,
  claims: entryOfStory.claims.map((claim) => ({ ...claim, obliger_payment_date: payment })),
});

test.each<{ key: string; when: string; entry: Entry; handOvers?: HandOver[]; shown: string }>([
  {
    key: "entryStatus.resultDay",
    when: "the review began on Friday evening",
    entry: {
      ...entryOfStory,
      created_at: "2026-11-20T18:00:00+09:00",
      updated_at: "2026-11-20T18:00:00+09:00",
    },
    shown: "結果のお知らせ\n2026年11月26日（木）まで",
  },
  {
    key: "entryStatus.reviewLate",
    when: "the date of the result has passed",
    entry: {
      ...entryOfStory,
      created_at: "2026-11-13T11:00:00+09:00",
      updated_at: "2026-11-13T11:00:00+09:00",
    },
    shown: "ご案内した2026年11月17日（火）を過ぎましたが、結果をお知らせできていません。",
  },
  {
    key: "entryStatus.contractLimit",
    when: "it is offered",
    entry: { ...entryReviewed, contract_period: "2026-11-27" },
    shown: "契約の期限\n2026年11月27日（金）",
  },
  {
    key: "entryStatus.inadequateBy",
    when: "papers are asked for again and the result may come after the payment date",
    entry: entryAskedAgain("2026-11-25"),
    shown:
      "支払日を迎えた請求書は契約できません（いちばん早い支払日は2026年11月25日（水）です）。お早めにお送りください。書類が届いてから2営業日以内に、結果をお知らせします。",
  },
  {
    key: "entryStatus.resultAfter",
    when: "papers are asked for again",
    entry: entryAskedAgain("2026-12-25"),
    shown:
      "書類の期限\n2026年12月18日（金） あと27日\n不足している書類を送る\n書類が届いてから2営業日以内に、結果をお知らせします。",
  },
  {
    key: "entryStatus.payOutDay",
    when: "it was contracted on Friday",
    entry: entryContracted,
    shown: "お振り込み\n2026年11月26日（木）まで\n契約書を見る\nいま、していただくことはありません。",
  },
  {
    key: "entryStatus.payOutDay",
    when: "its contract states the date, not the brand's settings",
    entry: { ...entryContracted, pay_out_by: "2026-12-04" },
    shown: "お振り込み\n2026年12月4日（金）まで",
  },
  {
    key: "entryStatus.payOutLate",
    when: "the date in its contract has passed",
    entry: { ...entryContracted, pay_out_by: "2026-11-20" },
    shown: "ご案内した2026年11月20日（金）を過ぎましたが、お振り込みできていません。",
  },
  {
    key: "entryStatus.payOutLate",
    when: "the date of the payout has passed",
    entry: { ...entryContracted, contracted_at: "2026-11-13T11:00:00+09:00" },
    shown: "ご案内した2026年11月18日（水）を過ぎましたが、お振り込みできていません。",
  },
  {
    key: "entryStatus.transferredNext",
    when: "it is paid out and has no hand-over date",
    entry: {
      ...entryTransferred,
      claims: entryTransferred.claims.map((claim) => ({ ...claim, return_date: null })),
    },
    shown: "お取引先から代金が届いたら、期日までに当社へお引き渡しください。",
  },
  {
    key: "entryStatus.delayedNext",
    when: "the desk has recorded a delay",
    entry: { ...entryTransferred, claims: claimsIn(ClaimStatus.delay) },
    shown:
      "届いている代金は、すぐにお振り込みください。まだ届いていないときや、すぐに振り込めないときは、まずお電話ください",
  },
  {
    key: "entryStatus.delayCost",
    when: "the desk has recorded a delay",
    entry: { ...entryTransferred, claims: claimsIn(ClaimStatus.delay) },
    shown:
      "期日の翌日から年14.6％（1日880円）の遅延損害金がかかります。お取引先の支払いが遅れているあいだは、かかりません。",
  },
  {
    key: "entryStatus.payOutIfNow",
    when: "it is offered on a Saturday before a holiday",
    entry: { ...entryReviewed, contract_period: "2026-11-27" },
    shown: "いま契約すると、2026年11月27日（金）までにお振り込みします。",
  },
  {
    key: "entryStatus.handedOverNext",
    when: "everything is handed over",
    entry: { ...entryTransferred, claims: claimsIn(ClaimStatus.returned) },
    shown: "すべての代金のお引き渡しを確認しました。",
  },
  {
    key: "entryStatus.nothingToHandOverNext",
    when: "insolvent payers have paid nothing",
    entry: entryTransferred,
    handOvers: handOversWith(
      { ...endedLine, standing: "payerInsolvent", payer_insolvent: true },
      { ...endedLine, standing: "payerInsolvent", payer_insolvent: true },
    ),
    shown: "いまお引き渡しいただく代金はありません。",
  },
  {
    key: "entryStatus.nothingToHandOverNext",
    when: "one claim was ended unpaid and the other is handed over",
    entry: { ...entryTransferred, claims: claimsIn(ClaimStatus.returned) },
    handOvers: handOversWith(
      { ...endedLine, standing: "settled", uncollectable: true },
      { ...endedLine, awaited: "0", standing: "handedOver" },
    ),
    shown: "いまお引き渡しいただく代金はありません。",
  },
  {
    key: "entryStatus.contractEndedNext",
    when: "its contract ended before the payout",
    entry: entryContractEnded,
    shown: "買取代金はお振り込みせず、お取引先からの代金をお引き渡しいただく必要もありません。",
  },
  {
    key: "entryStatus.offerEndedNext",
    when: "its offer has expired",
    entry: entryOfferEnded,
    shown: "契約の期限が過ぎたため、今回ご提示した条件は無効となりました。",
  },
  {
    key: "report.notDueText",
    when: "its hand-over is not due yet",
    entry: entryTransferred,
    handOvers: handOversOfStory,
    shown: "支払いの遅れをお知らせいただくと、新しい期日をご案内します。費用はかかりません。",
  },
  {
    key: "report.payerLateText",
    when: "the payer is late",
    entry: entryTransferred,
    handOvers: handOversWith({ ...handOverLine, standing: "payerLate" }),
    shown: "お取引先の支払いをお待ちしています。待つあいだ、費用はかかりません。",
  },
  {
    key: "report.laterHandOver",
    when: "the payer paid more later",
    entry: entryTransferred,
    handOvers: handOversWith({
      ...handOverLine,
      awaited: "0",
      kept_for_later: "20000",
      standing: "received",
    }),
    shown: "このほかに届いた20,000円は、受け取った日から数えた期日までにお引き渡しください。",
  },
  {
    key: "report.laterHandOverBy",
    when: "the payer paid more later and its due date is known",
    entry: entryTransferred,
    handOvers: handOversWith({
      ...handOverLine,
      awaited: "0",
      kept_for_later: "20000",
      kept_until: "2027-01-20",
      standing: "received",
    }),
    shown: "このほかに届いた20,000円は、2027年1月20日（水）までにお引き渡しください。",
  },
  {
    key: "report.payerInsolventText",
    when: "the payer is insolvent",
    entry: entryTransferred,
    handOvers: handOversWith({ ...endedLine, standing: "payerInsolvent", payer_insolvent: true }),
    shown:
      "お取引先の支払不能のご報告を受けています。届いていない代金は、お引き渡しいただく必要がありません。",
  },
  {
    key: "report.uncollectableText",
    when: "the claim is uncollectable",
    entry: entryTransferred,
    handOvers: handOversWith({ ...endedLine, standing: "uncollectable", uncollectable: true }),
    shown: "お取引先の支払いを見込めないため、届いていない代金は、お引き渡しいただく必要がありません。",
  },
  {
    key: "report.settledText",
    when: "an insolvent payer's claim was ended",
    entry: entryArchived,
    handOvers: handOversWith({ ...endedLine, standing: "settled" }),
    shown:
      "株式会社青空建設 の請求書は、お取引先の支払不能により、お引き渡しが終わっています。このあと代金が届いたときは、お知らせください。",
  },
  {
    key: "report.settledUncollectableText",
    when: "an uncollectable claim was ended",
    entry: entryArchived,
    handOvers: handOversWith({ ...endedLine, standing: "settled", uncollectable: true }),
    shown:
      "株式会社青空建設 の請求書は、お取引先の支払いを見込めないため、お引き渡しが終わっています。このあと代金が届いたときは、お知らせください。",
  },
  {
    key: "inquiry.secondLookHint",
    when: "it was refused",
    entry: entryRejected,
    shown: "2026年12月1日（火）までにお答えします。",
  },
])("B12 the page of the entry shows $key when $when", async ({ entry, handOvers, shown }) => {
  vi.setSystemTime(saturday);
  expect((await renderTestEntry(entry, handOvers)).text).toContain(shown);
});
