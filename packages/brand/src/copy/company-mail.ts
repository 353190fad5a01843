import { copyArea } from "../text/copy-area.ts";

/** The page at the end of a mail to a company's address. */
export const companyMailCopy = copyArea("companyMail", {
  title: "会社のメールアドレスについて",
  text: "この画面でお手続きいただくことはありません。ご登録のメールアドレスは、ログインして登録情報の画面でご確認いただけます。",
  toProfile: "登録情報を見る",
});
