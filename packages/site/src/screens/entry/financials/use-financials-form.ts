import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { financialFileKinds } from "@kaitori/domain";
import type { DraftEntry } from "@kaitori/wire";
import { useEntryDraft } from "#application/entry/draft/use-entry-draft.ts";
import { areSameIds, arrivedIds, useArrivedFiles } from "#application/entry/papers/use-arrived-files.ts";
import { flushDraft, useNextStep } from "#application/entry/step/use-next-step.ts";
import { useKeepInDraft } from "#foundation/forms/use-form-draft.ts";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useRefusedDraft } from "#foundation/forms/use-refused-draft.ts";
import { useHasServerLevel } from "#foundation/server/use-has-server-level.ts";
import type { SessionUser } from "#foundation/session/session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { financialIssues, furtherIssues } from "./financial-issues.ts";
import {
  type BrandPaper,
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
  const hasKinds = useHasServerLevel(1);
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
  useKeepInDraft(draft, form.form, (values) => draftFieldsOf(user, values, start));
  useRefusedDraft(form, draft);

  const { getValues, setValue, clearErrors } = form.form;
  useArrivedFiles((rows) => {
    for (const kind of financialFileKinds) {
      const ids = arrivedIds(rows, kind);
      if (areSameIds(ids, getValues("files")[kind])) continue;
      setValue(`files.${kind}`, ids, { shouldDirty: true });
      if (ids.length > 0) clearErrors(`files.${kind}`);
    }
    for (const { kind } of brandPapers) {
      const ids = arrivedIds(rows, kind);
      if (areSameIds(ids, getValues("further")[kind] ?? [])) continue;
      setValue(`further.${kind}`, ids, { shouldDirty: true });
      if (ids.length > 0) clearErrors(`further.${kind}`);
    }
  });
  return { form, draft, judge };
}
