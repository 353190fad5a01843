import { copyArea } from "../text/copy-area.ts";

/** Reasons why the applicant cannot make a new entry now, and the next step. */
export const blockersCopy = copyArea("blockers", {
  title: "いまは新しく申し込めません",
  identityImperfect: "本人確認書類の提出が必要です。",
  identityImperfectAction: "本人確認書類を送る",
  identityExpired: "本人確認の期限が切れています。",
  identityExpiredAction: "本人確認書類を送り直す",
  loggedOut: "ログインすると申し込めます。",
  loggedOutAction: "ログインする",
  preEntryDeclined: "ご利用前の確認のお答えでは、いまはご利用いただけません。",
  preEntryDeclinedAction: "ご利用前の確認をやり直す",
  newEntriesStopped: "現在、新しい申し込みを止めています。",
  newEntriesStoppedAction: "お知らせを見る",
  hasPreContractEntry: "手続き中の申し込みがあります。契約が済むか、取り下げると新しく申し込めます。",
  hasPreContractEntryAction: "手続き中の申し込みを見る",
  hasInadequateClaim: "書類の不足している請求書があります。",
  hasInadequateClaimAction: "不足している書類を送る",
  hasDelayClaim: "遅れている代金のお引き渡しが済むと、新しく申し込めます。",
  hasDelayClaimAction: "遅れている請求書を見る",
});
