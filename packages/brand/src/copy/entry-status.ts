import { copyArea } from "../text/copy-area.ts";

/** The state of an entry and its next step. */
export const entryStatusCopy = copyArea("entryStatus", {
  underReview: "審査中",
  underReviewNext: "いま、していただくことはありません。",
  resultDay: "結果のお知らせ",
  payOutDay: "お振り込み",
  until: "{date}まで",
  reviewLate:
    "ご案内した{date}を過ぎましたが、結果をお知らせできていません。お待たせして申し訳ありません。いつになるかは、お電話でお答えします。",
  contractBy: "{date}までに契約してください。",
  contractLimit: "契約の期限",
  sendLimit: "書類の期限",
  due: "期日",
  firstDue: "いちばん早い期日",
  identityToSend: "契約の前に、本人確認書類をお送りください。契約の期限は変わりません。",
  identityConfirming: "いまは本人確認書類を確認しています。済み次第、メールでお知らせします。",
  payOutIfNow: "いま契約すると、{date}までにお振り込みします。",
  payOutBy: "{date}までにお振り込みします。",
  payOutLate:
    "ご案内した{date}を過ぎましたが、お振り込みできていません。お待たせして申し訳ありません。いつになるかは、お電話でお答えします。",
  payOutWaits: "新しい本人確認書類の確認が済みしだい、お振り込みします。",
  inadequate: "書類の不足あり",
  inadequateNext: "足りない書類をお送りください。届き次第、審査を続けます。",
  sendBy: "{date}までにお送りください。",
  resultAfter: "書類が届いてから{days}営業日以内に、結果をお知らせします。",
  inadequateBy:
    "支払日を迎えた請求書は契約できません（いちばん早い支払日は{date}です）。お早めにお送りください。書類が届いてから{days}営業日以内に、結果をお知らせします。",
  reviewed: "審査完了",
  reviewedNext: "買い取りの条件が決まりました。内容をご確認のうえ、契約へお進みください。",
  reviewedUnconfirmedNext: "本人確認が済むと、契約できます。",
  contracted: "契約済み",
  contractedNext: "いま、していただくことはありません。",
  transferred: "入金済み",
  transferredNext: "お取引先から代金が届いたら、期日までに当社へお引き渡しください。",
  delayedNext:
    "届いている代金は、すぐにお振り込みください。まだ届いていないときや、すぐに振り込めないときは、まずお電話ください。",
  // The words of the sentence before that are a link to the telephone number.
  delayedCall: "まずお電話ください",
  delayCostTitle: "遅延損害金は、いまはお振り込み不要です",
  delayCost:
    "受け取った代金のお引き渡しが遅れると、期日の翌日から年14.6％（1日{perDay}円）の遅延損害金がかかります。お取引先の支払いが遅れているあいだは、かかりません。",
  delayCostToDate:
    "いまは、代金だけをお振り込みください。期日までに受け取っていたときは、今日までの分は請求書ごとの期日から数えて約{amount}円です。",
  delayCostKnown: "いまは、代金だけをお振り込みください。今日までの分は{amount}円です。",
  handedOverNext: "すべての代金のお引き渡しを確認しました。まもなくお取引が完了します。",
  nothingToHandOverNext: "いまお引き渡しいただく代金はありません。",
  archived: "完了",
  archivedNext: "このお取引は終わりました。",
  cancelled: "取り下げ済み",
  cancelledNext: "いつでも、もう一度申し込めます。",
  contractEnded: "契約の解除",
  contractEndedNext: "買取代金はお振り込みせず、お取引先からの代金をお引き渡しいただく必要もありません。",
  offerEnded: "期限切れ",
  offerEndedNext: "契約の期限が過ぎたため、今回ご提示した条件は無効となりました。",
  rejected: "見送り",
  rejectedNext: "今回は買い取りを見送らせていただきました。",
  unknown: "状態 {status}",
  noStatus: "未設定",
  unknownNext: "くわしい状況は、お問い合わせください。",
  statusChanged: "申し込みの状況が変わりました。",
});
