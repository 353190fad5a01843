import { copyArea } from "../text/copy-area.ts";

/** Changing the password after login. */
export const passwordChangeCopy = copyArea("passwordChange", {
  lead: "ほかの端末ではログアウトします。",
  submit: "パスワードを変更する",
  done: "パスワードを変更しました。",
});
