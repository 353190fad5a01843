import { copyArea } from "../text/copy-area.ts";

/** Applying again with a new draft that copies an ended entry, corrected or unchanged. */
export const applyAgainCopy = copyArea("applyAgain", {
  submit: "直して申し込む",
  submitSame: "同じ内容でもう一度申し込む",
  noDeadline: "期限はありません。",
  resultIn: "結果は、{days}営業日以内にお知らせします。",
  question: "書きかけの請求書があります",
  text: "書きかけの請求書{count}件を、この申し込みの内容に置き換えますか？置き換えると、書きかけの内容は残りません。",
  replace: "置き換えて始める",
  keep: "書きかけを続ける",
  previousReasons: "前回の審査でお伝えしたこと",
  toStatements: "入出金の明細を送り直す",
  toFinancials: "決算の書類を送り直す",
  toIdentity: "本人確認書類を送り直す",
  stillUnchanged: "前回と同じままです。{told}",
  invoicesNotCopied: "前回の請求書は引き継いでいません。{told}",
});
