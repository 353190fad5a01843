import { copyArea } from "../text/copy-area.ts";

/** The receipt of an entry. */
export const entryCompleteCopy = copyArea("entryComplete", {
  title: "申し込みを受け付けました",
  code: "受付番号",
  nextTitle: "これからの流れ",
  noActionNow: "いま、していただくことはありません。",
  requiredForContract: "契約までに必要なもの",
  requestsByMail: "追加の書類をお願いするときは、メールでご連絡します。",
  resultBy: "結果は、{date}までにお知らせします。",
  payOut: "買い取れるときは、契約から{days}営業日以内にお振り込みします。",
  detail: "申し込みの状況を見る",
  mypage: "マイページへ進む",
  noEntryTitle: "受け付けた申し込みはありません",
  noEntryText: "これまでの申し込みは、マイページでご覧いただけます。",
});
