import { copyArea } from "../text/copy-area.ts";

/** The page to check the answers before submitting. */
export const entryCheckCopy = copyArea("entryCheck", {
  title: "申し込み内容の確認",
  lead: "内容をお確かめのうえ、申し込んでください。",
  change: "変更する",
  changeOf: "{item}を変更する",
  agreementTitle: "ファクタリングサービス基本規約",
  agreementLink: "規約の全文を読む",
  consent: "規約の内容を確認し、同意します",
  truthful: "同じ請求書をほかの会社へ譲渡していません",
  truthfulHint: "同じ請求書を2社以上に譲渡すること（二重譲渡）はできません。",
  submit: "この内容で申し込む",
  submitting: "申し込んでいます",
  whatNext: "申し込むと審査が始まります。結果はメールとマイページでお知らせします。",
  noCost: "この時点で契約は成立しません。費用もかかりません。",
});
