import { copyArea } from "../text/copy-area.ts";

/** Words that many screens share. */
export const commonCopy = copyArea("common", {
  mypage: "マイページ",
  top: "トップページ",
  next: "次へ進む",
  cancel: "やめる",
  close: "閉じる",
  change: "変更",
  delete: "削除する",
  retry: "もう一度試す",
  print: "印刷する",
  yes: "はい",
  no: "いいえ",
  loading: "読み込んでいます",
});
