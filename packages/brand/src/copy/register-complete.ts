import { copyArea } from "../text/copy-area.ts";

/** Registration is complete. */
export const registerCompleteCopy = copyArea("registerComplete", {
  title: "登録が完了しました",
  submit: "次へ進む",
  login: "ログインする",
});
