import { copyArea } from "../text/copy-area.ts";

/** Beside the registration form: the documents that the application will need. */
export const registerAsideCopy = copyArea("registerAside", {
  title: "申し込みのときにご用意いただくもの",
  invoice: "請求書",
  statements: "入出金明細（直近5か月ほど）",
  financials: "決算書（直近1期分）",
  financialsBoth: "決算書。個人事業主の方は確定申告書",
  ofCompanies: "{title}（法人の方）",
  ofIndividuals: "{title}（個人事業主の方）",
  identity: "本人確認書類",
});
