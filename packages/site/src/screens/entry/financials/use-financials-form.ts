import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import {
  canShareFile,
  type FinancialFileKind,
  financialFileKinds,
  type Issue,
  missingFinancialFiles,
  type WithDivision,
} from "@kaitori/domain";
import type { DraftEntry } from "@kaitori/wire";
import { useEntryDraft } from "#application/entry/draft/use-entry-draft.ts";
import { idsOfKind, useUploadedFiles } from "#application/entry/papers/use-uploaded-files.ts";
import { flushDraft, useNextStep } from "#application/entry/step/use-next-step.ts";
import { useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useRefusedDraft } from "#foundation/forms/use-refused-draft.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import type { SessionUser } from "#foundation/session/session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import {
  byKind,
  draftFieldsOf,
  type FinancialValues,
  type FurtherPaperToUpload,
  fieldOfPaper,
  financialAnswers,
  financialValuesOf,
} from "./financial-values.ts";

export interface FinancialsOptions {
  readonly savedDraft: DraftEntry;
  readonly user: SessionUser;
  /** False if the earlier papers are valid and only further papers are uploaded. */
  readonly needsFinancialPapers: boolean;
  readonly furtherPapers: readonly FurtherPaperToUpload[];
}

export function useFinancialsForm({
  savedDraft,
  user,
  needsFinancialPapers,
  furtherPapers,
}: FinancialsOptions) {
  const names = useCopy(fileKindsCopy);
  const goToNextStep = useNextStep("submitFinancialStatements");
  const draft = useEntryDraft(savedDraft, ["financial_statements", "addfiles"]);
  const { set: nameOfSet, canSubmitIndividual, canSubmitCorporate } = useCopy(financialsCopy);
  const question = user.isIndividual ? canSubmitIndividual : canSubmitCorporate;
  const { summaryLine } = useCopy(issuesCopy);
  const canCombinePapers = useHasAddedCalls();
  const nameOf = usePaperName();
  const validate = (values: FinancialValues) => [
    ...(needsFinancialPapers
      ? financialIssues(user, values, names, canCombinePapers ? nameOfSet : undefined)
      : []),
    ...furtherIssues(values, furtherPapers, nameOf),
  ];
  const form = useValidatedForm<FinancialValues>({
    initialValues: financialValuesOf(savedDraft, furtherPapers),
    validate,
    summaryLineOf: (path, message) =>
      path === "canSubmit" ? summaryLine({ name: question, message }) : message,
    fieldAt: (path, values) => fieldOfPaper(path, values, draftFieldsOf(user, values, savedDraft)),
    send: async () => {
      if (await flushDraft(draft)) await goToNextStep();
    },
  });
  useSaveInDraft(draft, form, (values) => draftFieldsOf(user, values, savedDraft));
  useRefusedDraft(form, draft);
  useUploadedFiles(form.hookForm, (records) => [
    ...financialFileKinds.map((kind) => [`files.${kind}`, idsOfKind(records, kind)] as const),
    ...furtherPapers.map(({ kind }) => [`further.${kind}`, idsOfKind(records, kind)] as const),
  ]);
  return { form, draft, validate, question };
}

/** The missing papers as issues of the form's fields (R4.17). */
export function financialIssues(
  user: WithDivision,
  values: FinancialValues,
  names: Readonly<Record<FinancialFileKind, string>>,
  nameOfSet?: string,
): Issue[] {
  const answers = financialAnswers(values);
  if (!answers) return [{ path: ["canSubmit"], code: "choice" }];
  const isUploaded = byKind((kind) => values.files[kind].length > 0);
  const missing = new Set<string>(missingFinancialFiles(user, answers, isUploaded));
  const kinds = financialFileKinds.filter((kind) => missing.has(kind));
  const issueOf = (kind: FinancialFileKind, name: string): Issue => ({
    path: ["files", kind],
    code: "fileMissing",
    params: { kind: name },
  });
  const [first] = kinds;
  if (nameOfSet === undefined || first === undefined || !canShareFile(kinds))
    return kinds.map((kind) => issueOf(kind, names[kind]));
  // The field of a combined file lists all papers, or those still missing.
  const hasAnyFile = Object.values(values.files).some((ids) => ids.length > 0);
  return [issueOf(first, hasAnyFile ? kinds.map((kind) => names[kind]).join("、") : nameOfSet)];
}

export const furtherIssues = (
  { further }: Pick<FinancialValues, "further">,
  furtherPapers: readonly FurtherPaperToUpload[],
  nameOf: (kind: string) => string,
): Issue[] =>
  furtherPapers
    .filter(({ kind, required }) => required && (further[kind] ?? []).length === 0)
    .map(({ kind }) => ({ path: ["further", kind], code: "fileMissing", params: { kind: nameOf(kind) } }));
