import { copyArea } from "../text/copy-area.ts";

/** Changing the mail address. */
export const mailChangeCopy = copyArea("mailChange", {
  title: "メールアドレスの変更",
  lead: "新しいメールアドレスへ確認のメールをお送りします。",
  newEmail: "新しいメールアドレス",
  submit: "確認メールを送る",
  sentTitle: "確認メールをお送りしました",
  sentText:
    "{email} に届いたメールのボタンを押すと、変更が完了します。それまでは今のメールアドレスをお使いください。",
  doneTitle: "メールアドレスを変更しました",
  doneText: "次回から新しいメールアドレスでログインしてください。",
  doneButton: "マイページへ進む",
  failedTitle: "変更できませんでした",
  failedText: "確認のボタンの期限が過ぎています。もう一度手続きしてください。",
  companyMailTitle: "会社のメールアドレスを確認しました",
  companyMailText: "このメールアドレスへ、申し込みの状況をお知らせします。この画面は閉じてかまいません。",
});
