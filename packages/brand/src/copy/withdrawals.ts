import { copyArea } from "../text/copy-area.ts";

/** The step of the withdrawal statements. */
export const withdrawalsCopy = copyArea("withdrawals", {
  title: "入出金明細の提出",
  lead: "事業でお使いの口座の入出金明細をお送りください。",
  period: "{date}から今日までの明細が必要です",
  periodHint: "途中のページが抜けないようにお願いします。",
  account: "口座{number}",
  addAccount: "口座を追加する",
  removeAccount: "この口座を削除する",
  removeQuestion: "「{bank}」の口座と、そのファイルを削除しますか",
  bankName: "銀行名",
  accountNumber: "口座番号",
  format: "明細の形",
  passbook: "紙の通帳",
  passbookHint: "表紙と明細ページを撮影します。",
  ib: "ネットバンキング",
  ibHint: "口座情報と明細の画面かPDFを送ります。",
  submit: "保存して次へ進む",
  incomplete: "銀行名・7桁の口座番号・2種類のファイルがそろうと進めます。",
  complete: "この口座の明細はそろっています",
  whyTitle: "なぜ必要なのですか",
  whyText: "お取引先からの入金の実績を確かめるためです。ほかの目的には使いません。",
});
