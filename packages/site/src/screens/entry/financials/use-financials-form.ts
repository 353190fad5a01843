import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { financialFileKinds } from "@kaitori/domain";
import type { CurrentUser, DraftEntry } from "@kaitori/wire";
import { useEntryDraft } from "../../../entry/draft/use-entry-draft.ts";
import { areSameIds, arrivedIds } from "../../../entry/papers/arrived-ids.ts";
import { useArrivedFiles } from "../../../entry/papers/use-arrived-files.ts";
import { isKept } from "../../../entry/step/is-kept.ts";
import { useGoOn } from "../../../entry/step/use-go-on.ts";
import { useKeepInDraft } from "../../../forms/use-form-draft.ts";
import { useJudgedForm } from "../../../forms/use-judged-form.ts";
import { useRefusedDraft } from "../../../forms/use-refused-draft.ts";
import { useHas } from "../../../server/use-has.ts";
import { useCopy } from "../../../use-copy.ts";
import { draftPartOf, fieldOfPaper } from "./draft-part.ts";
import { financialIssues } from "./financial-issues.ts";
import { type FinancialValues, financialValuesOf } from "./financial-values.ts";

/** The financial papers in hand: judged, kept as one chooses, and with the files that have arrived. */
export function useFinancialsForm(start: DraftEntry, user: CurrentUser) {
  const names = useCopy(fileKindsCopy);
  const goOn = useGoOn("submitFinancialStatements");
  const draft = useEntryDraft(start, ["financial_statements", "addfiles"]);
  const { set } = useCopy(financialsCopy);
  const hasKinds = useHas("file_kinds");
  const judge = (values: FinancialValues) => financialIssues(user, values, names, hasKinds ? set : undefined);
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
