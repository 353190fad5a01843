import { copyArea } from "../text/copy-area.ts";

/** The receipt of an entry. */
export const entryCompleteCopy = copyArea("entryComplete", {
  title: "申し込みを受け付けました",
  code: "受付番号",
  nextTitle: "これからの流れ",
  nothingNow: "いま、していただくことはありません。",
  next: "書類を確認し、結果をメールとマイページでお知らせします。追加の書類をお願いすることがあります。",
  nextUnmailed:
    "書類を確認し、結果をマイページでお知らせします。追加の書類をお願いするなど、期限のあるご連絡はメールでもお送りします。",
  nextBy: "結果は、{date}までにお知らせします。",
  payOut:
    "買い取れるときは、金額と手数料をお示しします。ご確認のうえ契約していただくと、{days}営業日以内にお振り込みします。",
  mail: "{email} へ受付のメールをお送りしました。",
  detail: "申し込みの状況を見る",
  mypage: "マイページへ進む",
  nothingTitle: "受け付けた申し込みはありません",
  nothing: "申し込みが済むと、ここに受付番号が出ます。これまでの申し込みはマイページでご覧いただけます。",
});
