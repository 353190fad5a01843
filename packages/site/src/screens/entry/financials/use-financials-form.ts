import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
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
import { arrivedIds, useArrivedFiles } from "#application/entry/papers/use-arrived-files.ts";
import { flushDraft, useNextStep } from "#application/entry/step/use-next-step.ts";
import { useKeepInDraft } from "#foundation/forms/use-form-draft.ts";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useRefusedDraft } from "#foundation/forms/use-refused-draft.ts";
import { useHasAdditions } from "#foundation/server/use-has-additions.ts";
import type { SessionUser } from "#foundation/session/session.ts";
import { haveSameItems } from "#foundation/uploads/upload-row.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import {
  type BrandPaper,
  byKind,
  chosenPapers,
  draftFieldsOf,
  type FinancialValues,
  fieldOfPaper,
  financialValuesOf,
} from "./financial-values.ts";

export interface FinancialsInHand {
  readonly start: DraftEntry;
  readonly user: SessionUser;
  /** False if earlier papers count and only the brand's papers are uploaded. */
  readonly asksFinancials: boolean;
  readonly brandPapers: readonly BrandPaper[];
}

export function useFinancialsForm({ start, user, asksFinancials, brandPapers }: FinancialsInHand) {
  const names = useCopy(fileKindsCopy);
  const goToNextStep = useNextStep("submitFinancialStatements");
  const draft = useEntryDraft(start, ["financial_statements", "addfiles"]);
  const { set: nameOfSet } = useCopy(financialsCopy);
  const hasKinds = useHasAdditions();
  const nameOf = usePaperName();
  const judge = (values: FinancialValues) => [
    ...(asksFinancials ? financialIssues(user, values, names, hasKinds ? nameOfSet : undefined) : []),
    ...furtherIssues(values, brandPapers, nameOf),
  ];
  const form = useJudgedForm<FinancialValues>({
    start: financialValuesOf(start, brandPapers),
    judge,
    fieldAt: (path, values) => fieldOfPaper(path, values, draftFieldsOf(user, values, start)),
    send: async () => {
      if (await flushDraft(draft)) await goToNextStep();
    },
  });
  useKeepInDraft(draft, form, (values) => draftFieldsOf(user, values, start));
  useRefusedDraft(form, draft);

  const { getValues, setValue, clearErrors } = form.form;
  useArrivedFiles((rows) => {
    for (const kind of financialFileKinds) {
      const ids = arrivedIds(rows, kind);
      if (haveSameItems(ids, getValues("files")[kind])) continue;
      setValue(`files.${kind}`, ids, { shouldDirty: true });
      if (ids.length > 0) clearErrors(`files.${kind}`);
    }
    for (const { kind } of brandPapers) {
      const ids = arrivedIds(rows, kind);
      if (haveSameItems(ids, getValues("further")[kind] ?? [])) continue;
      setValue(`further.${kind}`, ids, { shouldDirty: true });
      if (ids.length > 0) clearErrors(`further.${kind}`);
    }
  });
  return { form, draft, judge };
}

/** The missing papers (R4.17) as findings at the fields of the form. `names` are the names of the papers. */
export function financialIssues(
  user: WithDivision,
  values: FinancialValues,
  names: Readonly<Record<FinancialFileKind, string>>,
  /** The common name of papers that share a file. */
  set?: string,
): Issue[] {
  const papersOfCase = chosenPapers(values);
  if (!papersOfCase) return [{ path: ["canSubmit"], code: "choice" }];
  const isUploaded = byKind((kind) => values.files[kind].length > 0);
  const missing = new Set<string>(missingFinancialFiles(user, papersOfCase, isUploaded));
  const kinds = financialFileKinds.filter((kind) => missing.has(kind));
  const issueOf = (kind: FinancialFileKind, name: string): Issue => ({
    path: ["files", kind],
    code: "fileMissing",
    params: { kind: name },
  });
  const [first] = kinds;
  if (set === undefined || first === undefined || !canShareFile(kinds))
    return kinds.map((kind) => issueOf(kind, names[kind]));
  // The papers share one slot: it lacks all, or those that no file holds.
  const isAnythingGiven = Object.values(values.files).some((ids) => ids.length > 0);
  return [issueOf(first, isAnythingGiven ? kinds.map((kind) => names[kind]).join("、") : set)];
}

export const furtherIssues = (
  { further }: Pick<FinancialValues, "further">,
  brandPapers: readonly BrandPaper[],
  nameOf: (kind: string) => string,
): Issue[] =>
  brandPapers
    .filter(({ kind, required }) => required && (further[kind] ?? []).length === 0)
    .map(({ kind }) => ({ path: ["further", kind], code: "fileMissing", params: { kind: nameOf(kind) } }));
