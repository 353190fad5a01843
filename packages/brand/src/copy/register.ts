import { copyArea } from "../text/copy-area.ts";

/** Registration with mail address and division. */
export const registerCopy = copyArea("register", {
  title: "新規登録",
  lead: "費用はかかりません。",
  divisionLegend: "事業の形をお選びください",
  corporateOnly: "現在は法人の方に限りご利用いただけます。",
  consent: "利用規約とプライバシーポリシーに同意する",
  termsLink: "利用規約を読む",
  privacyLink: "プライバシーポリシーを読む",
  submit: "登録して確認メールを受け取る",
  submitWithoutMail: "同意して登録する",
  hasAccount: "登録済みの方",
  login: "ログインする",
  checkFirst: "ご利用いただけるかを先に確かめる",
});
