import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { type Issue, numberedFileKind, withdrawalStatementIssues } from "@kaitori/domain";
import type { BankAccount, DraftEntry } from "@kaitori/wire";
import { useEntryDraft } from "#application/entry/draft/use-entry-draft.ts";
import { useUploadedIds } from "#application/entry/papers/use-uploaded-files.ts";
import { flushDraft, useNextStep } from "#application/entry/step/use-next-step.ts";
import { useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useRefusedDraft } from "#foundation/forms/use-refused-draft.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useFieldNames } from "./use-field-names.ts";
import {
  banksOf,
  draftFieldsOf,
  type PaperKind,
  paperKinds,
  type WithdrawalValues,
  withdrawalValuesOf,
} from "./withdrawal-values.ts";

export function useWithdrawalsForm(savedDraft: DraftEntry, ownAccount: BankAccount | null) {
  const kinds = useCopy(fileKindsCopy);
  const goToNextStep = useNextStep("submitWithdrawalsDetail");
  const draft = useEntryDraft(savedDraft, ["banks"]);
  const { nameInSummary } = useFieldNames();
  const validate = (values: WithdrawalValues) => withdrawalIssues(values, kinds);
  const form = useValidatedForm<WithdrawalValues>({
    initialValues: withdrawalValuesOf(savedDraft, ownAccount),
    validate,
    nameOf: nameInSummary,
    // The server reports a paper as a field of the account; the form has it in `files`.
    fieldAt: (path) => path.replace(/^(banks\.\d+)\.(?=passbook_|ib_)/, "$1.files."),
    send: async () => {
      if (await flushDraft(draft)) await goToNextStep();
    },
  });
  useSaveInDraft(draft, form, draftFieldsOf);
  useRefusedDraft(form, draft);
  useUploadedIds(form, ({ banks }) =>
    banks.flatMap(({ displayId }, index) =>
      paperKinds.map((kind) => [numberedFileKind(kind, displayId), `banks.${index}.files.${kind}`] as const),
    ),
  );
  return { form, draft, validate };
}

/** The missing statements as issues of the form's fields (R4.13). */
export function withdrawalIssues(
  values: WithdrawalValues,
  paperNames: Readonly<Record<PaperKind, string>>,
): Issue[] {
  return withdrawalStatementIssues(banksOf(values)).map((issue) => {
    const [index = 0, field] = issue.path;
    const paper = paperKinds.find((kind) => kind === field);
    return paper
      ? { ...issue, path: ["banks", index, "files", paper], params: { kind: paperNames[paper] } }
      : { ...issue, path: ["banks", ...issue.path] };
  });
}
