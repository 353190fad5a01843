import { copyArea } from "../text/copy-area.ts";

/** The stepper of an entry. */
export const entryStepsCopy = copyArea("entrySteps", {
  label: "お申し込みの手順",
  submitProfile: "登録情報",
  submitWithdrawalsDetail: "入出金明細",
  submitFinancialStatements: "決算書類",
  submitInvoices: "請求書",
  complete: "完了",
  check: "内容の確認",
  current: "現在の手順",
  done: "完了した手順",
  left: "あと{count}つ",
  missingFirst: "先に「{step}」をお済ませください。必要な項目がそろうと次へ進めます。",
});
