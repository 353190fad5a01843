import { copyArea } from "../text/copy-area.ts";

/** The step of the financial statements. */
export const financialsCopy = copyArea("financials", {
  title: "決算書類の提出",
  leadCorporate: "直近の決算書をお送りください。",
  leadIndividual: "直近の確定申告書をお送りください。",
  canSubmitCorporate: "決算が済んでいますか",
  canSubmitCorporateYes: "済んでいる（決算書を送る）",
  canSubmitCorporateNo: "まだ済んでいない（試算表を送る）",
  canSubmitIndividual: "確定申告が済んでいますか",
  canSubmitIndividualYes: "済んでいる（確定申告書を送る）",
  canSubmitIndividualNo: "まだ済んでいない（開業届を送る）",
  taxReturnHow: "申告の方法",
  eTax: "e-Tax（電子申告）",
  document: "紙で申告",
  noExpenses: "販売費及び一般管理費の明細がない",
  noExpensesHint: "損益計算書に内訳があるときも、こちらを選んでください。",
  complete: "決算書類は提出済みです",
  stillValid: "前回お送りいただいた書類が{date}まで使えます。",
  stillCounts: "前回お送りいただいた書類で、そのまま申し込めます。",
  replace: "新しい書類を送る",
  stopReplacing: "新しい書類を送るのをやめる",
});
