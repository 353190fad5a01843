import type { Issue } from "../issue.ts";

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

/** A paper that a brand asks for beside those of the specification, as it travels: never a name of the specification. */
export type FurtherKind = `further_${string}`;

/** Words of small letters, without the number that a kind of the specification may bear at its end. */
export const furtherKeyPattern = /^[a-z]+(?:_[a-z]+)*$/;

export const furtherKindOf = (key: string): FurtherKind => `further_${key}`;

export const isFurtherKind = (kind: string): kind is FurtherKind =>
  kind.startsWith("further_") && furtherKeyPattern.test(kind);

/** The paper that a kind of file stands for: one of the specification without its number, or one of a brand. */
export const paperOfKind = (kind: string): FileKind | FurtherKind | null =>
  baseFileKind(kind) ?? (isFurtherKind(kind) ? kind : null);

/** One upload per kind at a time (R5.5); a numbered kind is a kind of its own. */
export function startUploadIssues(kind: string, underWay: readonly string[]): Issue<"uploadInProgress">[] {
  return underWay.includes(kind) ? [{ path: [kind], code: "uploadInProgress" }] : [];
}
