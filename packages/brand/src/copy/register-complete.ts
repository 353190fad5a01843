import { copyArea } from "../text/copy-area.ts";

/** Registration is complete. */
export const registerCompleteCopy = copyArea("registerComplete", {
  title: "登録が完了しました",
  next: "次に、短い質問にお答えください。1分ほどで終わります。",
  nextProfile: "次に、事業とご本人のことを入力してください。",
  nextLogin: "ログインすると、続きへ進めます。",
  submit: "次へ進む",
  login: "ログインする",
});
