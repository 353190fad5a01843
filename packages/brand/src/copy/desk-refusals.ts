import { copyArea } from "../text/copy-area.ts";

/** Sentences for refusals of the server to the desk, by code. */
export const deskRefusalsCopy = copyArea("deskRefusals", {
  notEnrolled: "認証アプリが登録されていません。desk staff code で登録してください。",
  codeWrong: "認証コードが正しくないか、すでに使われています。新しいコードを入力してください。",
  secondPersonNeeded: "買い取りを決めた人とは別の人が、支払いを登録してください。",
  nobodyLeftToPay:
    "条件をお知らせすると、支払いを登録できる人がいなくなります（判断した人とお知らせした人は登録できません）。判断した人がお知らせするか、担当者を加えてください。このままお知らせするときは、again を付けてください。",
  reasonMissing: "必要です",
  reasonTooLong: "500文字までです",
  feeRatioForm: "0.05 のように入力してください",
  validUntilPast: "今日以降の日付にしてください。期限の過ぎた書類は、もう一度お求めください",
  feeRatioOutOfRange: "手数料率は {min} から {max} までです。",
  nothingPaidOut: "この条件では入金額がなくなります。手数料率を確認してください。",
  boughtAboveLimit: "この申し込みで買い取る金額が、上限の{max}円を超えます。",
  boughtBelowLimit:
    "この申し込みで買い取る金額が、下限の{min}円に届きません。理由を選んで、申し込みを断ってください。",
  nobodyAsked: "これはお客さまからのご依頼ではないため、返事は送れません。社内の控えだけを書いてください。",
  taskDone: "この仕事はすでに終わっています。",
  taskOpen: "この仕事はまだ終わっていません。",
  figuresOfAPaper:
    "{codes} は、書類ではなく請求書（claim）を差し戻すときの理由です。書類だけでは、お客さまが数字を直せません。",
  figuresOfTheUnreadable:
    "書類を読み取れないとき（unreadable）は、{codes} を理由にできません。読み取れた書類についてだけ選んでください。",
  foreignFiles: "この書類のファイルではありません: {files}",
  notUnderReview: "この申し込みは審査中ではありません。",
  claimDecided: "この請求書はすでに判断されています。",
  claimNotContractable:
    "このままでは、お客さまが契約できない請求書です。足りないもの：{lacks} ask-again の {subjects} で差し戻してください。ほかの書類を差し戻しても、お客さまには直せません。",
  tooLateToOffer:
    "お取引先の支払期日の前に、契約できる銀行営業日が残っていない請求書です（{codes}）。refuse（理由 tooSoon）で断ってください。",
  claimsUndecided: "判断していない請求書があります。",
  twins: "同じ請求書と思われるものがあります（{codes}）。それでも買い取る場合は、理由を入力してください。",
  moreTwins:
    "同じ請求書と思われるものがあります（{codes} など）。それでも買い取る場合は、理由を入力してください。",
  claimsOpen: "代金がまだ引き渡されていない請求書があります: {codes}",
  noIdentityToDecide: "確認中の本人確認書類がありません。",
  identityNotOpened: "本人確認書類を開いて確認してから、もう一度お試しください。",
  payIdentityNotConfirmed: "本人確認が済んでいないため、お支払いできません。",
  payNeedsReason:
    "代金が届いた、またはお取引先が支払えなくなったと、売主からお知らせがあります（{codes}）。それでも支払う場合は、理由を入力してください。支払わない請求書は、先に end-sale で契約を終えてください。",
  payNamedOtherwise: "契約した人と、いまの登録のお名前・会社名が異なるため、お支払いできません。",
  bookedAlready:
    "この請求書には、同じ日、同じ金額のお引き渡しが登録済みです。別のお引き渡しでしたら、again を付けて登録してください。",
  noHandOverToUndo: "取り消せるお引き渡しがありません。",
  noReportToTakeBack: "取り消せるお知らせがありません。",
  notToSettle: "お取引先の支払不能のご報告があり、届いた代金のお引き渡しが済んだものだけを終えられます。",
  payerNotDue: "お取引先の支払期日、またはお知らせのあった支払いの予定日が、まだ過ぎていません。",
  withheld: "届いた代金のお引き渡しが済んでいません。",
  settleInstead: "お取引先の支払不能のご報告があります。settle で終えてください。",
  uncollectable: "回収できないものとして終えた請求書です。売主の遅延にはできません。",
  notDue: "お引き渡しの期日が過ぎていません。",
  payerLate: "お取引先の入金が遅れています。売主の遅延にはできません。",
  payerInsolvent: "お取引先が支払不能です。売主の遅延にはできません。",
  notAskedTwice: "入金を2回お尋ねし、お返事の期間が過ぎるまで、遅延にはできません。",
  lawyer: "弁護士が受任しています。本人に連絡できません。",
  complaint: "苦情の対応中です。本人に連絡できません。",
  insolvency: "売主の支払不能がわかっています。本人に連絡できません。",
  contactedToday: "今日はすでに連絡しています。",
  outsideHours: "連絡できるのは8時から21時までです。",
});
