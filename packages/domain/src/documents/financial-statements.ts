import { isIndividual, type WithDivision } from "../user/user.ts";
import { type FileKind, isFinancialFileKind } from "./file-kind.ts";

/** Sets of financial documents (R3.5). */
export const financialStatementTypes = [
  "financialStatements",
  "trialBalance",
  "declarationETax",
  "declarationDocument",
  "businessOpening",
] as const;
export type FinancialStatementType = (typeof financialStatementTypes)[number];

/** Channels by which an individual files a tax return (R3.1, financial-statement state). */
export const taxReturnSubmissions = ["eTax", "document"] as const;
export type TaxReturnSubmission = (typeof taxReturnSubmissions)[number];

/** The applicant's answers about the financial documents (R3.1, financial-statement state). */
export type FinancialStatementState = {
  /** True if the applicant has closed the books of a year and can submit these documents. */
  readonly canSubmit: boolean;
  readonly taxReturnSubmission: TaxReturnSubmission;
  readonly includesSellingAndAdminExpenses: boolean;
};

/** The papers of each set, in the order of the form. */
export const filesOfType = {
  financialStatements: ["pl", "bs", "breakdown_statement", "sga_expenses"],
  trialBalance: ["tb_pl", "tb_bs"],
  declarationETax: ["tax_returns"],
  declarationDocument: ["tax_returns"],
  businessOpening: ["business_opening"],
} as const satisfies Record<FinancialStatementType, readonly FileKind[]>;

/** Chooses the set of financial documents that this applicant submits (R4.17). */
export function financialStatementType(
  user: WithDivision,
  state: FinancialStatementState,
): FinancialStatementType {
  if (!isIndividual(user)) return state.canSubmit ? "financialStatements" : "trialBalance";
  if (!state.canSubmit) return "businessOpening";
  return state.taxReturnSubmission === "eTax" ? "declarationETax" : "declarationDocument";
}

/** Required files of the set; the list of expenses is optional if there are none (R4.17). */
export function requiredFinancialFiles(
  user: WithDivision,
  state: FinancialStatementState,
): readonly FileKind[] {
  const files: readonly FileKind[] = filesOfType[financialStatementType(user, state)];
  return state.includesSellingAndAdminExpenses ? files : files.filter((kind) => kind !== "sga_expenses");
}

/** Required files that are not uploaded yet (R4.17). */
export function missingFinancialFiles(
  user: WithDivision,
  state: FinancialStatementState,
  uploaded: Readonly<Partial<Record<FileKind, boolean>>>,
): FileKind[] {
  return requiredFinancialFiles(user, state).filter((kind) => !uploaded[kind]);
}

/** Papers of a business that has not closed its books yet (決算). */
const kindsBeforeFirstClosing: readonly string[] = [
  ...filesOfType.trialBalance,
  ...filesOfType.businessOpening,
];

/** Derives the answers from the uploaded files, for a client that does not send them; null without financial files (R4.17). */
export function financialAnswerOf(kinds: readonly string[]): FinancialStatementState | null {
  const financialKinds = kinds.filter(isFinancialFileKind);
  if (financialKinds.length === 0) return null;
  return {
    canSubmit: !financialKinds.every((kind) => kindsBeforeFirstClosing.includes(kind)),
    taxReturnSubmission: "document",
    includesSellingAndAdminExpenses: financialKinds.includes("sga_expenses"),
  };
}
