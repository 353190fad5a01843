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
  /** Whether the accounts of a year are closed, or the tax return is handed in; asked first. */
  canSubmit: "" | "yes" | "no";
  taxReturnSubmission: TaxReturnSubmission;
  hasNoExpenses: boolean;
  files: Record<FinancialFileKind, Id[]>;
  /** Papers that the brand asks for beside those of the specification, each that is asked for now. */
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

/** A paper of the brand that is given in this step, and whether it has to be. */
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
