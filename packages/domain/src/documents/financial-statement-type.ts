/** Which set of financial documents is given (R3.5). */
export const financialStatementTypes = [
  "financialStatements",
  "trialBalance",
  "declarationETax",
  "declarationDocument",
  "businessOpening",
] as const;
export type FinancialStatementType = (typeof financialStatementTypes)[number];

/** How an individual's tax return was handed in (R3.1, financial-statement state). */
export const taxReturnSubmissions = ["eTax", "document"] as const;
export type TaxReturnSubmission = (typeof taxReturnSubmissions)[number];
