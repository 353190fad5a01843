import { copyArea } from "../text/copy-area.ts";

/** Why a user was redirected to a page: said once. */
export const noticesCopy = copyArea("notices", {
  loginRequired: "この先へ進むにはログインしてください。",
  loggedOut: "ログアウトしました。",
  left: "退会の手続きが完了しました。ご利用ありがとうございました。",
  sessionExpired: "しばらく操作がなかったため、ログアウトしました。もう一度ログインしてください。",
  externalAuthenticationFailed:
    "連携先での確認が済みませんでした。連携先の画面からもう一度お進みいただくか、メールアドレスとパスワードでログインしてください。",
  passwordChanged: "パスワードを変更しました。新しいパスワードでログインしてください。",
  preEntryPassed: "申し込めます。続けて、事業とご本人のことを入力してください。",
  stepMissing: "先に、こちらの書類をご提出ください。次の手順はその後に進めます。",
  passedOn: "前の画面から、次のお知らせがありました。",
  generic: "手続きを続けられませんでした。お手数ですが、はじめからもう一度お試しください。",
});
