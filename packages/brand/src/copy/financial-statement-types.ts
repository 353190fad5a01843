import { copyArea } from "../text/copy-area.ts";

/** Which set of financial documents is given. */
export const financialStatementTypesCopy = copyArea("financialStatementTypes", {
  financialStatements: "決算書",
  trialBalance: "試算表",
  declarationETax: "確定申告書（電子申告）",
  declarationDocument: "確定申告書（紙）",
  businessOpening: "開業届",
});
