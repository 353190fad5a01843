import { copyArea } from "../text/copy-area.ts";

/** The stepper of an entry. */
export const entryStepsCopy = copyArea("entrySteps", {
  label: "お申し込みの手順",
  submitProfile: "登録情報",
  submitWithdrawalsDetail: "入出金明細",
  submitFinancialStatements: "決算書類",
  submitInvoices: "請求書",
  complete: "完了",
});
