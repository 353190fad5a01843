import { copyArea } from "../text/copy-area.ts";

/** A forgotten password: asking for the mail, and setting a new one. */
export const passwordResetCopy = copyArea("passwordReset", {
  title: "パスワードの再設定",
  lead: "登録したメールアドレスを入力してください。再設定のメールをお送りします。",
  submit: "再設定のメールを送る",
  backToLogin: "ログインへ戻る",
  sentTitle: "メールをご確認ください",
  sentText: "登録のあるメールアドレスなら、再設定のメールが届きます。メールのリンクは1時間使えます。",
  sentTo: "{email} が登録のあるメールアドレスなら、再設定のメールが届きます。メールのリンクは1時間使えます。",
  sentHelp: "届かないときは、迷惑メールのフォルダーと、メールアドレスの誤りをご確認ください。",
  otherAddress: "メールアドレスを入れ直す",
  newTitle: "新しいパスワードの設定",
  newLead: "新しいパスワードを入力してください。設定すると、ほかの端末ではログアウトします。",
  newSubmit: "パスワードを設定する",
  expiredTitle: "再設定のリンクの期限が過ぎています",
  expiredText: "リンクを使えるのは1時間です。もう一度、再設定のメールを受け取ってください。",
  usedTitle: "このリンクはすでに使われています",
  usedText:
    "パスワードの設定は済んでいます。お心当たりがないときは、もう一度、再設定のメールを受け取ってください。",
  unknownTitle: "リンクを確認できませんでした",
  unknownText:
    "リンクが途中で切れている可能性があります。メールのリンクをもう一度開くか、再設定のメールを受け取ってください。",
  linkAgain: "再設定のメールを受け取る",
  doneTitle: "パスワードを設定しました",
  doneText: "新しいパスワードでログインしてください。ほかの端末ではログアウトしました。",
  doneButton: "ログインする",
  nothingDone: "パスワードをお忘れのときは、再設定のメールを受け取ってください。",
});
