import { copyArea } from "../text/copy-area.ts";

/** The page to check the answers before submitting. */
export const entryCheckCopy = copyArea("entryCheck", {
  title: "申し込み内容の確認",
  changeOf: "{item}を変更する",
  accountOf: "{bank} {type}",
  requiredForContract: "申し込めます。契約までに必要なもの",
  papers: "そのほかの書類",
  withdrawals: "入出金明細",
  financials: "決算書類",
  submitted: "提出済み",
  ownAccount: "振込先の口座",
  consent: "「{submit}」を押すと、次に同意したものとします。",
  notSoldElsewhere: "同じ請求書をほかの会社へ譲渡していないこと",
  agreement: "利用規約の内容",
  submit: "この内容で申し込む",
  uploading: "ファイルを送信しています。届くと申し込めます。",
  noCost: "契約はまだ成立せず、費用もかかりません。結果は、{date}までにお知らせします。",
});
