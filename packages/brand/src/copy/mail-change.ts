import { copyArea } from "../text/copy-area.ts";

/** Changing the mail address. */
export const mailChangeCopy = copyArea("mailChange", {
  title: "メールアドレスの変更",
  lead: "新しいメールアドレスへ確認のメールをお送りします。",
  newEmail: "新しいメールアドレス",
  submit: "確認メールを送る",
  sentTitle: "確認メールをお送りしました",
  sentText:
    "{email} に届いたメールのリンクを開くと、変更が完了します。それまでは今のメールアドレスをお使いください。",
  doneTitle: "メールアドレスを変更しました",
  doneText: "{email} に変更しました。次回から、このメールアドレスでログインしてください。",
  doneTextAnywhere: "次回から、新しいメールアドレスでログインしてください。",
  companyDoneTitle: "会社のメールアドレスを確認しました",
  doneButton: "マイページへ進む",
  doneLogin: "ログインする",
  checking: "メールアドレスを確認しています",
  checkingText: "しばらくお待ちください。",
  expiredTitle: "確認のリンクの期限が過ぎています",
  expiredText:
    "リンクを使えるのは24時間です。メールアドレスは変わっていません。登録情報の画面から、もう一度お手続きください。",
  usedTitle: "このリンクはすでに使われています",
  usedText: "変更が済んでいるかどうかは、登録情報の画面でご確認いただけます。",
  unknownTitle: "リンクを確認できませんでした",
  unknownText:
    "リンクが途中で切れている可能性があります。メールのリンクをもう一度開くか、登録情報の画面からもう一度お手続きください。",
  toProfile: "登録情報を見る",
});
