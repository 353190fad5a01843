import { copyArea } from "../text/copy-area.ts";

/** Withdrawing an entry. */
export const cancelCopy = copyArea("cancel", {
  question: "この申し込みを取り下げますか",
  text: "取り下げると元に戻せません。",
  submit: "申し込みを取り下げる",
  keep: "取り下げない",
  doneTitle: "申し込みを取り下げました",
  doneText: "またのご利用をお待ちしています。費用はかかりません。",
  notCancelledTitle: "申し込みの取り下げ",
  notCancelledText: "申し込みの状況はマイページで確かめられます。取り下げは、申し込みの詳細からできます。",
  backToMypage: "マイページに戻る",
  conflict: "ほかの画面で状況が変わりました。最新の内容を読み込みます。",
});
