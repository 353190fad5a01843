import { copyArea } from "../text/copy-area.ts";

/** Devices that are signed in, and recent events of the account's security. */
export const accountSecurityCopy = copyArea("accountSecurity", {
  sessions: "ログイン中の端末",
  thisDevice: "この端末",
  unknownDevice: "名前のわからない端末",
  lastUsed: "最後のご利用 {date}",
  logOut: "ログアウトさせる",
  logOutDevice: "{device}をログアウトさせる",
  loggedOutDevice: "{device}をログアウトさせました。",
  events: "ログインと変更の記録",
  eventsLead: "お心当たりのない記録は、すぐにお電話 {phone} でお知らせください。",
  noEvents: "まだ記録はありません。",
  dateAndDevice: "{date}（{device}）",
  login: "ログインしました",
  login_failed: "ログインできませんでした",
  password_changed: "パスワードを変更しました",
  password_reset: "パスワードを再設定しました",
  mail_changed: "メールアドレスを変更しました",
  account_changed: "振込先の口座が変わりました",
  session_ended: "ほかの端末をログアウトさせました",
});
