/** Every kind of file an applicant gives (spec §3, R3.2). */
export const fileKinds = [
  "identity",
  "invoice",
  "additional_doc",
  "withdrawals_detail",
  "passbook_cover",
  "passbook_details",
  "ib_info",
  "ib_details",
  "financial_statements",
  "pl",
  "bs",
  "breakdown_statement",
  "sga_expenses",
  "tb_pl",
  "tb_bs",
  "tax_returns",
  "business_opening",
  "delinquency",
] as const;
export type FileKind = (typeof fileKinds)[number];

/** The papers of the financial step, each under its own kind (R4.17). */
export const financialFileKinds = [
  "pl",
  "bs",
  "breakdown_statement",
  "sga_expenses",
  "tb_pl",
  "tb_bs",
  "tax_returns",
  "business_opening",
] as const satisfies readonly FileKind[];
export type FinancialFileKind = (typeof financialFileKinds)[number];
