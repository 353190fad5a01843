/** Which set of financial documents is given (spec §3, R3.5). */
export const financialStatementTypes = [
  "financialStatements",
  "trialBalance",
  "declarationETax",
  "declarationDocument",
  "businessOpening",
] as const;
export type FinancialStatementType = (typeof financialStatementTypes)[number];

/** How an individual's tax return was handed in (spec §3, financial-statement state). */
export const taxReturnSubmissions = ["eTax", "document"] as const;
export type TaxReturnSubmission = (typeof taxReturnSubmissions)[number];
