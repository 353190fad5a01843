import { copyArea } from "../text/copy-area.ts";

/** Which set of financial documents is given. */
export const financialStatementTypesCopy = copyArea("financialStatementTypes", {
  financialStatements: "決算書",
  financialStatementsHint: "直近の決算が済んでいる会社",
  trialBalance: "試算表",
  trialBalanceHint: "まだ最初の決算を迎えていない会社",
  declarationETax: "確定申告書（電子申告）",
  declarationETaxHint: "e-Taxで申告した方",
  declarationDocument: "確定申告書（紙）",
  declarationDocumentHint: "税務署の窓口か郵送で申告した方",
  businessOpening: "開業届",
  businessOpeningHint: "まだ最初の確定申告を迎えていない方",
});
