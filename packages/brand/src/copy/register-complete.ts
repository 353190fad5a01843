import { copyArea } from "../text/copy-area.ts";

/** Registration is complete. */
export const registerCompleteCopy = copyArea("registerComplete", {
  title: "登録が完了しました",
  lead: "メールアドレスを確認しました。",
  next: "次に、事業について5つの質問にお答えください。2分ほどで終わります。",
  submit: "質問に答える",
  later: "マイページへ進む",
});
