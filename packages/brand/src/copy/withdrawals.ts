import { copyArea } from "../text/copy-area.ts";

/** The step of the withdrawal statements. */
export const withdrawalsCopy = copyArea("withdrawals", {
  title: "入出金明細の提出",
  lead: "事業でお使いの口座の入出金明細をお送りください。",
  period: "{date}から今日までの明細が必要です",
  periodHint: "途中のページが抜けないようにお願いします。",
  account: "口座{number}",
  addAccount: "口座を追加する",
  addAccountHint: "お取引先からの振り込みがほかの口座にもあるときは、その口座の明細もお送りください。",
  format: "明細の形",
  passbook: "紙の通帳",
  passbookHint: "表紙と明細ページを撮影します。",
  ib: "ネットバンキング",
  ibHint: "口座情報と明細の画面かPDFを送ります。",
  sort: "書類をまとめて選ぶ",
  sortTitle: "何の書類か、確かめてください",
  sortText:
    "ファイルの名前とPDFの文字から振り分けました。違うところは、選び直してください。選ばないファイルは送りません。",
  sortFile: "{name}",
  sortConfirm: "この内容で送る",
  sortCancel: "選び直す",
  complete: "この口座の明細はそろっています",
  givenTitle: "入出金明細は提出済みです",
  givenText: "前回お送りいただいた明細で、そのまま申し込めます。",
  giveAgain: "新しい明細を送る",
  stopGiving: "新しい明細を送るのをやめる",
  whyTitle: "なぜ必要なのですか",
  whyText: "お取引先の支払いの実績を確かめるためです。ほかの目的には使いません。",
});
