import { copyArea } from "../text/copy-area.ts";

/** The user confirms the identity by password: before a sensitive action, and after the session has ended. */
export const reauthCopy = copyArea("reauth", {
  title: "ご本人の確認をお願いします",
  text: "大切な手続きのため、パスワードをお確かめします。入力した内容は残っています。",
  submit: "確認して続ける",
  withoutPassword:
    "大切な手続きの前に、パスワードでご本人であることを確かめます。まだ設定されていないため、メールでお送りするリンクから設定してください。",
  loginTitle: "もう一度ログインしてください",
  loginText: "時間がたったため、ログインし直していただきます。入力した内容は残っています。",
  otherPersonText:
    "このブラウザで、別の方がログインしました。続けるには、次のメールアドレスのアカウントにログインし直してください。入力した内容は残っています。",
  loginSubmit: "ログインして続ける",
  loginAgainTitle: "ログインのやり直しをお願いします",
});
