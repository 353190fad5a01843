import { copyArea } from "../text/copy-area.ts";

/** The seller's report on the payer's payment. A late payer costs the seller nothing and is not the seller's fault. */
export const reportCopy = copyArea("report", {
  open: "お取引先の支払い・遅れを知らせる",
  ofClaim: "{obliger} の支払い",
  ofClaimAmong: "{obliger} の支払い（請求書 {amount}円）",
  ask: "{obliger} から代金は届きましたか。",
  received: "受け取った",
  receivedHelp:
    "一部だけのときは、届いた分だけで結構です。前にお知らせいただいた分、お引き渡し済みの分は含めません。",
  notYet: "まだ届いていない",
  notYetHelp: "費用はかかりません。",
  payerInsolvent: "お取引先が支払えなくなった",
  payerInsolventHelp: "届いていない代金をお引き渡しいただく必要はありません。",
  amount: "届いた金額",
  receivedOn: "届いた日",
  receiptDue: "届いた分のお引き渡しの期日は、{date}になります。",
  expectedOn: "支払いの予定日",
  dayUnknown: "予定日がわからない",
  dayUnknownHelp: "期日は、予定日がわかってからご案内します。",
  insolvency: "お取引先の状況",
  bankruptcy: "破産",
  civilRehabilitation: "民事再生",
  reorganisation: "会社更生",
  specialLiquidation: "特別清算",
  suspensionOfPayments: "支払いの停止",
  dishonour: "手形・電子記録債権の不渡り",
  submit: "知らせる",
  close: "やめる",
  done: "ご報告を受け取りました。",
  notDueText: "支払いの遅れをお知らせいただくと、新しい期日をご案内します。費用はかかりません。",
  payerLateText: "お取引先の支払いをお待ちしています。待つあいだ、費用はかかりません。",
  payerInsolventText:
    "お取引先の支払不能のご報告を受けています。届いていない代金は、お引き渡しいただく必要がありません。",
  correction: "お知らせに間違いがあったときは、お問い合わせください。",
  handedOver: "お引き渡し済み",
  lateDamages: "これまでの遅延損害金",
  lateDamagesHelp: "お支払いいただく額は、お引き渡しの後にお知らせします。",
  laterHandOver: "このほかに届いた{amount}円は、受け取った日から数えた期日までにお引き渡しください。",
  laterHandOverBy: "このほかに届いた{amount}円は、{date}までにお引き渡しください。",
  notYetReceived: "お取引先からまだ届いていない分",
  settledText:
    "{obliger} の請求書は、お取引先の支払不能により、お引き渡しが終わっています。このあと代金が届いたときは、お知らせください。",
  uncollectableText:
    "お取引先の支払いを見込めないため、届いていない代金は、お引き渡しいただく必要がありません。",
  settledUncollectableText:
    "{obliger} の請求書は、お取引先の支払いを見込めないため、お引き渡しが終わっています。このあと代金が届いたときは、お知らせください。",
  openSettled: "あとから届いた代金を知らせる",
  askSettled: "{obliger} から、あとから届いた代金",
});
