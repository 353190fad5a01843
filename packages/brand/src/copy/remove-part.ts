import { copyArea } from "../text/copy-area.ts";

/** Removing one of several invoices or accounts, with its data. */
export const removePartCopy = copyArea("removePart", {
  remove: "{name}を削除する",
  question: "「{name}」を削除しますか",
  text: "入力した内容と、お送りいただいたファイルを削除します。",
  removed: "{name}を削除しました。",
});
