import { copyArea } from "../text/copy-area.ts";

/** Leaving a page with unsaved changes. */
export const unsavedCopy = copyArea("unsaved", {
  title: "保存していない内容があります",
  text: "このまま移動すると、直前の変更が失われます。",
  leave: "保存せずに移動する",
  stay: "このページに残る",
  saving: "下書きを保存しています",
  savedAt: "{time}に下書きを保存しました",
  notSaved: "まもなく下書きに保存します",
  keptAsTyped: "入力した内容は下書きに残ります",
  inMemory: "入力した内容は、このページを閉じるまで残ります",
  inMemoryOnce: "入力の途中は保存されません。ページを閉じると消えます。",
  saveFailed: "保存できませんでした。通信が戻ったときに、もう一度保存します。",
  otherTabTitle: "別の画面で内容が変わりました",
  otherTabText: "ほかのタブか端末で更新されています。どちらの内容で続けるかお選びください。",
  undecided: "別の画面の内容と違うため、まだ保存していません。",
  loadOther: "新しい内容を読み込む",
  keepMine: "この画面の内容で上書きする",
});
