import { copyArea } from "../text/copy-area.ts";

/** Taking one of several away again, an invoice or an account, with what was given for it. */
export const removePartCopy = copyArea("removePart", {
  remove: "{name}を削除する",
  question: "「{name}」を削除しますか",
  text: "入力した内容と、お送りいただいたファイルを削除します。",
  removed: "{name}を削除しました。",
});
