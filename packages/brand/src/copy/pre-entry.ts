import { copyArea } from "../text/copy-area.ts";

/** The short check before the profile, and its result. */
export const preEntryCopy = copyArea("preEntry", {
  title: "ご利用前の確認",
  lead: "お申し込みいただけるかを、先に確かめます。書類は要りません。",
  progress: "{total}問のうち{current}問目",
  hasInvoice: "支払日がまだ来ていない請求書がありますか。",
  hasInvoiceHint: "納品や作業が終わり、金額が決まっているものです。",
  obligerIsCorporate: "請求先は会社や官公庁ですか。",
  obligerIsCorporateHint: "個人のお客さまへの請求書は買い取れません。",
  paidByTransfer: "代金は銀行振込で支払われますか。",
  sectorQuestion: "業種をお選びください。",
  amountQuestion: "いくらくらい必要ですか。",
  amountHint: "おおよその金額でかまいません。",
  whenQuestion: "いつまでに必要ですか。",
  hasDelinquency: "税金や社会保険料の納め遅れがありますか。",
  hasDelinquencyHint: "納め遅れがあっても、お申し込みいただける場合があります。",
  submit: "結果を見る",
  resultTitle: "確認の結果",
  passedTitle: "お申し込みいただけます",
  passedText: "続けて登録情報を入力すると、書類の提出へ進めます。",
  passedButton: "登録情報を入力する",
  declinedTitle: "今回はお申し込みいただけません",
  declinedText:
    "お答えの内容では、いまはご利用いただけません。状況が変わりましたら、もう一度お試しください。",
  declinedReasonInvoice: "支払日前の請求書が必要です。",
  declinedReasonObliger: "会社や官公庁への請求書が必要です。",
  declinedReasonTransfer: "銀行振込で支払われる請求書が必要です。",
  declinedAgain: "もう一度答える",
  declinedHome: "トップページへ戻る",
});
