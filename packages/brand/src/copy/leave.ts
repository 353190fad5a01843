import { copyArea } from "../text/copy-area.ts";

/** Closing one's account. */
export const leaveCopy = copyArea("leave", {
  question: "退会しますか",
  text: "退会すると、すべての端末からログアウトし、もう一度ログインすることはできません。入力途中の内容とお知らせも消去します。",
  erased:
    "契約に至らなかった申し込みと、お送りいただいた書類、登録情報は消去します。元に戻すことはできません。",
  kept: "契約の内容と書類は契約の終了から10年間、本人確認の記録（お名前と住所を含みます）は取引の終了から7年間、法令と契約のために保存し、その後に消去します。",
  submit: "退会する",
  stay: "退会しない",
  toEntries: "申し込みを見る",
});
