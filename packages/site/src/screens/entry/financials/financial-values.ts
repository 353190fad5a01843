import {
  type FinancialStatementState as ChosenPapers,
  type FinancialFileKind,
  type FurtherKind,
  financialFileKinds,
  isFurtherKind,
  kindsOf,
  requiredFinancialFiles,
  type TaxReturnSubmission,
  type WithDivision,
} from "@kaitori/domain";
import type { DraftEntry, FurtherPaper, Id } from "@kaitori/wire";

/** The answers of this step, as the form holds them. Files are referred to by id. */
export type FinancialValues = {
  /** Whether a fiscal year is closed or its tax return filed; the first question. */
  canSubmit: "" | "yes" | "no";
  taxReturnSubmission: TaxReturnSubmission;
  hasNoExpenses: boolean;
  files: Record<FinancialFileKind, Id[]>;
  /** The brand's further papers that are required now. */
  further: { [kind: FurtherKind]: Id[] };
};

const noFiles = (): Record<FinancialFileKind, Id[]> => ({
  pl: [],
  bs: [],
  breakdown_statement: [],
  sga_expenses: [],
  tb_pl: [],
  tb_bs: [],
  tax_returns: [],
  business_opening: [],
});

export const isFinancial = (kind: string): kind is FinancialFileKind =>
  financialFileKinds.some((known) => known === kind);

export function financialValuesOf(
  { financial_statements: state, addfiles }: Pick<DraftEntry, "financial_statements" | "addfiles">,
  asked: readonly AskedPaper[] = [],
): FinancialValues {
  const files = noFiles();
  const further: FinancialValues["further"] = Object.fromEntries(asked.map(({ kind }) => [kind, []]));
  for (const file of addfiles)
    for (const kind of kindsOf(file)) {
      if (isFinancial(kind)) files[kind].push(file.id);
      if (isFurtherKind(kind)) further[kind]?.push(file.id);
    }
  return {
    canSubmit: state ? (state.canSubmit ? "yes" : "no") : "",
    taxReturnSubmission: state?.taxReturnSubmission ?? "eTax",
    hasNoExpenses: state ? !state.includesSellingAndAdminExpenses : false,
    files,
    further,
  };
}

/** A further paper of the brand, and whether it is required. */
export type AskedPaper = Pick<FurtherPaper, "kind" | "required">;

/** The chosen papers, as R4.17 judges them; null until the first question is answered. */
export const chosenPapers = (values: FinancialValues): ChosenPapers | null =>
  values.canSubmit === ""
    ? null
    : {
        canSubmit: values.canSubmit === "yes",
        taxReturnSubmission: values.taxReturnSubmission,
        includesSellingAndAdminExpenses: !values.hasNoExpenses,
      };

/** The papers that this applicant gives in this case (R4.17). */
export function wantedKinds(user: WithDivision, values: FinancialValues): FinancialFileKind[] {
  const chosen = chosenPapers(values);
  return chosen ? requiredFinancialFiles(user, chosen).filter(isFinancial) : [];
}
