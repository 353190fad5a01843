import { copyArea } from "../text/copy-area.ts";

/** The short check before the profile, and its result. */
export const preEntryCopy = copyArea("preEntry", {
  title: "ご利用前の確認",
  finish: "答えて次へ進む",
  yes: "はい",
  no: "いいえ",
  hasInvoice: "支払日がまだ来ていない請求書がありますか。",
  hasInvoiceHint: "納品や作業が終わり、金額が決まっているものです。",
  obligerIsCorporate: "請求先は会社や官公庁ですか。",
  paidByTransfer: "代金は銀行振込で支払われますか。",
  hasDelinquency: "税金や社会保険料の納め遅れがありますか。",
  hasDelinquencyHint: "納め遅れがあっても、申し込める場合があります。",
  passedTitle: "申し込めます",
  registerButton: "新規登録へ進む",
  passedButton: "登録情報を入力する",
  declinedTitle: "今回は申し込めません",
  declinedReasonInvoice: "支払日前の請求書が必要です。",
  declinedReasonObliger: "会社や官公庁への請求書が必要です。",
  declinedReasonTransfer: "銀行振込で支払われる請求書が必要です。",
  reasonsTitle: "理由",
  declinedNext: "あてはまる請求書をお持ちになったら、もう一度お答えください。",
  declinedAgain: "もう一度答える",
  declinedHome: "トップページへ戻る",
  later: "マイページへ進む",
});
