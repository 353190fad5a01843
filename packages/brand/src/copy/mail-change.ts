import { copyArea } from "../text/copy-area.ts";

/** Changing the mail address. */
export const mailChangeCopy = copyArea("mailChange", {
  lead: "新しいメールアドレスへ確認のメールをお送りします。",
  newEmail: "新しいメールアドレス",
  submit: "確認メールを送る",
  sentTitle: "確認メールをお送りしました",
  sentText: "{email} に届いたメールのリンクを開くと、変更が完了します。",
  doneTitle: "メールアドレスを変更しました",
  doneText: "次回から、{email} でログインしてください。",
  doneTextAnywhere: "次回から、新しいメールアドレスでログインしてください。",
  companyDoneTitle: "会社のメールアドレスを確認しました",
  doneButton: "マイページへ進む",
  doneLogin: "ログインする",
  checking: "メールアドレスを確認しています",
  expiredTitle: "確認のリンクの期限が過ぎています",
  expiredText: "リンクを使えるのは24時間です。メールアドレスは変わっていません。",
  usedTitle: "このリンクはすでに使われています",
  usedText: "変更が済んでいるかは、登録情報でご確認いただけます。",
  unknownTitle: "リンクを確認できませんでした",
  unknownText: "リンクが途中で切れている可能性があります。",
  toProfile: "登録情報を見る",
});
