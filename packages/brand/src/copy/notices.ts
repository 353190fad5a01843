import { copyArea } from "../text/copy-area.ts";

/** The reason why a user was redirected, shown once. */
export const noticesCopy = copyArea("notices", {
  loginRequired: "この先へ進むにはログインしてください。",
  loggedOut: "ログアウトしました。",
  left: "退会の手続きが完了しました。ご利用ありがとうございました。",
  sessionExpired: "しばらく操作がなかったため、ログアウトしました。",
  externalAuthenticationFailed:
    "連携先での確認が済みませんでした。連携先の画面から進むか、パスワードでログインしてください。",
  passwordChanged: "パスワードを変更しました。",
  preEntryPassed: "申し込めます。",
  stepMissing: "先に、こちらの書類をご提出ください。",
  passedOn: "前の画面から、次のお知らせがありました。",
  generic: "手続きを続けられませんでした。はじめからもう一度お試しください。",
});
