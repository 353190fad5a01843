import {
  type FinancialFileKind,
  type FinancialStatementState,
  type FurtherKind,
  financialFileKinds,
  isFurtherKind,
  kindsOf,
  requiredFinancialFiles,
  type TaxReturnSubmission,
  type WithDivision,
} from "@kaitori/domain";
import type { DraftEntry, FurtherPaper, Id } from "@kaitori/wire";
import { draftPaperOf } from "#application/entry/draft/draft-content.ts";
import type { DraftFields } from "#application/entry/draft/use-entry-draft.ts";

export type FinancialValues = {
  /** The first question: a closed fiscal year, or a filed tax return. */
  canSubmit: "" | "yes" | "no";
  taxReturnSubmission: TaxReturnSubmission;
  hasNoExpenses: boolean;
  files: Record<FinancialFileKind, Id[]>;
  further: { [kind: FurtherKind]: Id[] };
};

export const byKind = <Value>(valueFor: (kind: FinancialFileKind) => Value) =>
  Object.fromEntries(financialFileKinds.map((kind) => [kind, valueFor(kind)])) as Record<
    FinancialFileKind,
    Value
  >;

const isFinancial = (kind: string): kind is FinancialFileKind =>
  financialFileKinds.some((fileKind) => fileKind === kind);

export function financialValuesOf(
  { financial_statements: state, addfiles }: Pick<DraftEntry, "financial_statements" | "addfiles">,
  furtherPapers: readonly FurtherPaperToUpload[] = [],
): FinancialValues {
  const files = byKind((): Id[] => []);
  const further: FinancialValues["further"] = Object.fromEntries(furtherPapers.map(({ kind }) => [kind, []]));
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

export type FurtherPaperToUpload = Pick<FurtherPaper, "kind" | "required">;

/** The answers that R4.17 depends on; null until the first question is answered. */
export const financialAnswers = (values: FinancialValues): FinancialStatementState | null =>
  values.canSubmit === ""
    ? null
    : {
        canSubmit: values.canSubmit === "yes",
        taxReturnSubmission: values.taxReturnSubmission,
        includesSellingAndAdminExpenses: !values.hasNoExpenses,
      };

/** The papers that the answers require (R4.17). */
export function requiredKinds(user: WithDivision, values: FinancialValues): FinancialFileKind[] {
  const answers = financialAnswers(values);
  return answers ? requiredFinancialFiles(user, answers).filter(isFinancial) : [];
}

/** The fields of this step in the draft: the required papers, and other files of the entry. */
export function draftFieldsOf(
  user: WithDivision,
  values: FinancialValues,
  savedDraft: Pick<DraftEntry, "addfiles">,
): DraftFields<"financial_statements" | "addfiles"> {
  const answers = financialAnswers(values);
  const kinds = requiredKinds(user, values);
  const isOfThisStep = (kind: string) => isFinancial(kind) || Object.hasOwn(values.further, kind);
  const otherFiles = savedDraft.addfiles.filter(({ kind }) => !isOfThisStep(kind));
  // A file for several papers is listed once.
  const ids = new Set(kinds.flatMap((kind) => values.files[kind]));
  const kindsOfFile = (id: Id) => kinds.filter((kind) => values.files[kind].includes(id));
  const uploaded = {
    ...byKind((kind) => kinds.includes(kind) && values.files[kind].length > 0),
    financial_statements: false,
    additional_doc: false,
    invoice: false,
  };
  return {
    financial_statements: answers && { ...answers, uploaded },
    addfiles: [
      ...otherFiles,
      ...[...ids].map((id) => ({ id, kind: kindsOfFile(id)[0] ?? "", kinds: kindsOfFile(id) })),
      ...Object.entries(values.further).flatMap(([kind, ids]) => ids.map((id) => ({ id, kind }))),
    ].map(draftPaperOf),
  };
}

/** Maps the file index of a server error to the form field of its kind. */
export function fieldOfPaper(
  path: string,
  { files, further }: FinancialValues,
  { addfiles }: DraftFields<"addfiles">,
): string {
  const index = /^addfiles\.(\d+)$/.exec(path)?.[1];
  const file = index === undefined ? undefined : addfiles[Number(index)];
  const kind = financialFileKinds.find((candidate) => files[candidate].some((id) => id === file?.id));
  const furtherKind = Object.entries(further).find(([, ids]) => ids.some((id) => id === file?.id))?.[0];
  return kind ? `files.${kind}` : furtherKind ? `further.${furtherKind}` : path;
}
