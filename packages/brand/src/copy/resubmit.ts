import { copyArea } from "../text/copy-area.ts";

/** Sending inadequate documents again. */
export const resubmitCopy = copyArea("resubmit", {
  title: "書類の提出",
  backToDetail: "申し込みの詳細に戻る",
  previous: "前回お送りいただいたもの",
  newPaper: "新しい{paper}",
  anyOf: "次の欄のうち、当てはまるものを1つ以上お送りください。",
  identityAction: "登録情報で本人確認書類を送る",
  identityDone: "本人確認書類は受け取り済みです。",
  paperIsCorrect: "この請求書で正しい",
  payersDiffer: "請求書の宛名は{payer}、お取引先は{obliger}です。",
  answersAreCorrect: "請求書と違うとご案内した内容は、このままで正しい",
  keptPapers: "そのまま使う書類",
  submit: "書類を提出する",
  incomplete: "次のものがそろうと、提出できます。",
  lacksCorrection: "内容の訂正か、新しい請求書",
  lacksCorrectionOnly: "内容の訂正",
  lacksOneOf: "{papers}のうち1つ以上",
  complete: "すべてそろいました。",
  doneText: "書類を受け取りました。審査を続けます。結果はメールとマイページでお知らせします。",
  wrongStateTitle: "いま提出をお願いしている書類はありません",
});
