import { copyArea } from "../text/copy-area.ts";

/** A forgotten password: asking for the mail, and setting a new one. */
export const passwordResetCopy = copyArea("passwordReset", {
  title: "パスワードの再設定",
  lead: "登録したメールアドレスを入力してください。再設定のメールをお送りします。",
  submit: "再設定のメールを送る",
  sentTitle: "メールをご確認ください",
  sentText: "登録のあるメールアドレスなら、再設定のメールが届きます。メールのボタンは1時間使えます。",
  sentHelp: "届かないときは、迷惑メールの中とメールアドレスの誤りをご確認ください。",
  sendAgain: "もう一度送る",
  newTitle: "新しいパスワードの設定",
  newLead: "新しいパスワードを入力してください。",
  newSubmit: "パスワードを設定する",
  expiredTitle: "この再設定のボタンは使えなくなっています",
  expiredText: "期限が過ぎたか、すでに使われています。もう一度お手続きください。",
  expiredButton: "再設定のメールを送る",
  doneTitle: "パスワードを設定しました",
  doneText: "新しいパスワードでログインしてください。ほかの端末ではログアウトしました。",
  doneButton: "ログインする",
});
