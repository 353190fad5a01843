/** Every kind of file an applicant gives (R3.2). */
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

const numberAtItsEnd = /_(\d+)$/;

/** The kind without its number, or null when there is no such kind (R3.2). */
export function baseFileKind(text: string): FileKind | null {
  const base = text.replace(numberAtItsEnd, "");
  return fileKinds.find((kind) => kind === base) ?? null;
}

/** The number a kind bears: `invoice_3` belongs to the slots of number 3; undefined without one (R3.2). */
export function displayIdOf(kind: string): number | undefined {
  const digits = numberAtItsEnd.exec(kind)?.[1];
  return digits === undefined || baseFileKind(kind) === null ? undefined : Number(digits);
}

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

/** Those, and what was asked for again as a whole. */
export const financialDocumentKinds = [
  "financial_statements",
  ...financialFileKinds,
] as const satisfies readonly FileKind[];

/** Whether a file is one of the financial documents (R4.17). */
export const isFinancialFileKind = (kind: string) => financialDocumentKinds.some((known) => known === kind);
