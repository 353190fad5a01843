import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { financialFileKinds } from "@kaitori/domain";
import type { CurrentUser, DraftEntry } from "@kaitori/wire";
import { useEntryDraft } from "#application/entry/draft/use-entry-draft.ts";
import { areSameIds, arrivedIds } from "#application/entry/papers/arrived-ids.ts";
import { useArrivedFiles } from "#application/entry/papers/use-arrived-files.ts";
import { isKept } from "#application/entry/step/is-kept.ts";
import { useGoOn } from "#application/entry/step/use-go-on.ts";
import { useKeepInDraft } from "#foundation/forms/use-form-draft.ts";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useRefusedDraft } from "#foundation/forms/use-refused-draft.ts";
import { useHas } from "#foundation/server/use-has.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { draftPartOf, fieldOfPaper } from "./draft-part.ts";
import { financialIssues } from "./financial-issues.ts";
import { type FinancialValues, financialValuesOf } from "./financial-values.ts";

/** The financial papers in hand: judged, kept as one chooses, and with the files that have arrived. */
export function useFinancialsForm(start: DraftEntry, user: CurrentUser) {
  const names = useCopy(fileKindsCopy);
  const goOn = useGoOn("submitFinancialStatements");
  const draft = useEntryDraft(start, ["financial_statements", "addfiles"]);
  const { set: nameOfSet } = useCopy(financialsCopy);
  const hasKinds = useHas("file_kinds");
  const judge = (values: FinancialValues) =>
    financialIssues(user, values, names, hasKinds ? nameOfSet : undefined);
  const form = useJudgedForm<FinancialValues>({
    start: financialValuesOf(start),
    judge,
    fieldAt: (path, values) => fieldOfPaper(path, values, draftPartOf(user, values, start)),
    send: async () => {
      if (await isKept(draft)) await goOn();
    },
  });
  useKeepInDraft(draft, form.form, (values) => draftPartOf(user, values, start));
  useRefusedDraft(form, draft);

  const { getValues, setValue, clearErrors } = form.form;
  useArrivedFiles((rows) => {
    for (const kind of financialFileKinds) {
      const ids = arrivedIds(rows, kind);
      if (areSameIds(ids, getValues("files")[kind])) continue;
      setValue(`files.${kind}`, ids, { shouldDirty: true });
      if (ids.length > 0) clearErrors(`files.${kind}`);
    }
  });
  return { form, draft, judge };
}

export type FinancialsForm = ReturnType<typeof useFinancialsForm>["form"];
