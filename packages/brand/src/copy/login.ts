import { copyArea } from "../text/copy-area.ts";

/** Logging in and out. */
export const loginCopy = copyArea("login", {
  title: "ログイン",
  persist: "ログインしたままにする",
  persistHint: "共用の端末では選ばないでください。",
  submit: "ログインする",
  forgot: "パスワードをお忘れの方",
  noAccount: "はじめての方",
  register: "無料で登録する",
  unverified: "メールアドレスの確認が済んでいません。お送りしたメールをご確認ください。",
  tooMany: "続けて失敗したため、しばらくログインできません。{time}たってからお試しください。",
  otherService: "このアカウントは「{service}」に登録されています。",
  otherServiceLink: "{service}のログインへ進む",
  namedHost: "{service}（{host}）",
});
