import type { Issue } from "../issue.ts";

/** All kinds of files that an applicant uploads (R3.2): `ib_` is internet banking, `tb_` a trial balance. */
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

const numberSuffix = /_(\d+)$/;

/** The kind without its number, or null for an unknown kind (R3.2). */
export function baseFileKind(text: string): FileKind | null {
  const base = text.replace(numberSuffix, "");
  return fileKinds.find((kind) => kind === base) ?? null;
}

/** Number of a kind, such as 3 in `invoice_3`; undefined without one (R3.2). */
export function displayIdOf(kind: string): number | undefined {
  const digits = numberSuffix.exec(kind)?.[1];
  return digits === undefined || baseFileKind(kind) === null ? undefined : Number(digits);
}

/** Papers of the financial step (R4.17). */
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

/** The papers, and the kind for the whole set, which a resubmission uses. */
export const financialDocumentKinds = [
  "financial_statements",
  ...financialFileKinds,
] as const satisfies readonly FileKind[];

/** True if a file is one of the financial documents (R4.17). */
export const isFinancialFileKind = (kind: string) =>
  financialDocumentKinds.some((financialKind) => financialKind === kind);

/** Kind of a paper that a brand requires in addition; the prefix avoids conflicts with kinds of the specification. */
export type FurtherKind = `further_${string}`;

/** Lower-case words without a number, which only kinds of the specification have. */
export const furtherKeyPattern = /^[a-z]+(?:_[a-z]+)*$/;

export const furtherKindOf = (key: string): FurtherKind => `further_${key}`;

export const isFurtherKind = (kind: string): kind is FurtherKind =>
  kind.startsWith("further_") && furtherKeyPattern.test(kind);

/** Paper of a file's kind: a kind of the specification without its number, or one of the brand. */
export const paperOfKind = (kind: string): FileKind | FurtherKind | null =>
  baseFileKind(kind) ?? (isFurtherKind(kind) ? kind : null);

/** One upload per kind at a time (R5.5); `invoice_1` and `invoice_2` are two kinds. */
export function startUploadIssues(kind: string, uploading: readonly string[]): Issue<"uploadInProgress">[] {
  return uploading.includes(kind) ? [{ path: [kind], code: "uploadInProgress" }] : [];
}
