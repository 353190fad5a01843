import { copyArea } from "../text/copy-area.ts";

/** Registration is complete. */
export const registerCompleteCopy = copyArea("registerComplete", {
  title: "登録が完了しました",
  lead: "メールアドレスを確認しました。",
  next: "次に、お手元の請求書について短い質問にお答えください。1分ほどで終わります。書類は要りません。",
  submit: "質問に答える",
  later: "マイページへ進む",
});
