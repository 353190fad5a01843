import { copyArea } from "../text/copy-area.ts";

/** The step of the financial statements. */
export const financialsCopy = copyArea("financials", {
  title: "決算書類の提出",
  canSubmitCorporate: "直近の決算書をお送りいただけますか",
  canSubmitCorporateYes: "はい、決算書を送ります",
  canSubmitCorporateNo: "まだないので、試算表を送ります",
  canSubmitIndividual: "直近の確定申告書をお送りいただけますか",
  canSubmitIndividualYes: "はい、確定申告書を送ります",
  canSubmitIndividualNo: "まだないので、開業届を送ります",
  taxReturnHow: "申告の方法",
  eTax: "e-Tax（電子申告）",
  document: "紙で申告",
  oneSheetOnly: "第一表と受信通知の両方が写っていないときは、もう1つも追加してください。",
  noExpenses: "販売費及び一般管理費の明細がない",
  set: "書類一式",
  setHint: "PDFでも、ページごとの写真でも。",
  oneFileForAll: "1つのファイルで送る",
  oneFileForAllHint: "下のすべての欄に同じファイルが入ります。",
  documentsInFile: "{name}に入っている書類",
  furtherPapers: "そのほかにお送りいただく書類",
  complete: "決算書類は提出済みです",
  stillValid: "{date}まで使えます。",
  stillAccepted: "そのまま申し込めます。",
  replace: "新しい書類を送る",
  stopReplacing: "新しい書類を送るのをやめる",
});
