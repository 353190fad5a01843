import { copyArea } from "../text/copy-area.ts";

/** The sets of financial documents to choose from. */
export const financialStatementTypesCopy = copyArea("financialStatementTypes", {
  financialStatements: "決算書",
  trialBalance: "試算表",
  declarationETax: "確定申告書（電子申告）",
  declarationDocument: "確定申告書（紙）",
  businessOpening: "開業届",
});
