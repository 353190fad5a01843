import { copyArea } from "../text/copy-area.ts";

/** A forgotten password: requesting the mail, and setting a new one. */
export const passwordResetCopy = copyArea("passwordReset", {
  title: "パスワードの再設定",
  submit: "再設定のメールを送る",
  backToLogin: "ログインへ戻る",
  sentTitle: "メールをご確認ください",
  sentText: "登録のあるメールアドレスなら、1時間使えるリンクが届きます。",
  sentTo: "{email} が登録のあるメールアドレスなら、1時間使えるリンクが届きます。",
  sentHelp: "届かないときは、迷惑メールのフォルダーと、メールアドレスの誤りをご確認ください。",
  otherAddress: "メールアドレスを入れ直す",
  newTitle: "新しいパスワードの設定",
  newLead: "ほかの端末ではログアウトします。",
  newSubmit: "パスワードを設定する",
  expiredTitle: "再設定のリンクの期限が過ぎています",
  expiredText: "リンクを使えるのは1時間です。",
  usedTitle: "このリンクはすでに使われています",
  usedText: "パスワードの設定は済んでいます。お心当たりがないときは、設定し直してください。",
  unknownTitle: "リンクを確認できませんでした",
  unknownText: "リンクが途中で切れている可能性があります。",
  linkAgain: "再設定のメールを受け取る",
  doneTitle: "パスワードを設定しました",
  doneText: "ほかの端末ではログアウトしました。",
  doneButton: "ログインする",
});
