import { copyArea } from "../text/copy-area.ts";

/** Closing the account. */
export const leaveCopy = copyArea("leave", {
  question: "退会しますか",
  text: "すべての端末からログアウトし、もう一度ログインすることはできません。",
  erased:
    "契約に至らなかった申し込み、書類、登録情報、入力途中の内容とお知らせは消去します。元に戻すことはできません。",
  kept: "契約の内容と書類は契約の終了から10年間、本人確認の記録（お名前と住所を含みます）は取引の終了から7年間、法令と契約のために保存し、その後に消去します。",
  submit: "退会する",
  stay: "退会しない",
  blocked: "いまは退会できません",
  entryUnderWay: "手続き中の申し込みがあります。取り下げると、退会できます。",
  contractUnderWay:
    "お引き渡しの済んでいない契約があります。代金のお支払いとお引き渡しが済むと、退会できます。",
  close: "閉じる",
  toEntries: "申し込みを見る",
});
