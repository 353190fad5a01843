import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { type Issue, numberedFileKind, withdrawalStatementIssues } from "@kaitori/domain";
import type { BankAccount, DraftEntry } from "@kaitori/wire";
import { useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { useEntryDraft } from "#application/entry/draft/use-entry-draft.ts";
import { idsOfKind, useUploadedFiles } from "#application/entry/papers/use-uploaded-files.ts";
import { type FocusTarget, focusAfterRemoval } from "#application/entry/step/focus-after-removal.ts";
import { flushDraft, useNextStep } from "#application/entry/step/use-next-step.ts";
import { useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useRefusedDraft } from "#foundation/forms/use-refused-draft.ts";
import type { NameOf } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm, type ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { unsortedFilesOf, uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import {
  banksOf,
  draftFieldsOf,
  newAccount,
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
  useUploadedFiles(form.hookForm, (records, { banks }) =>
    banks.flatMap(({ displayId }, index) =>
      paperKinds.map(
        (kind) =>
          [`banks.${index}.files.${kind}`, idsOfKind(records, numberedFileKind(kind, displayId))] as const,
      ),
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

export function useAccounts({ hookForm, clearFormErrors }: ValidatedForm<WithdrawalValues>) {
  const site = useSite();
  const uploads = uploadsOf(site);
  const { fields, append, remove } = useFieldArray({ control: hookForm.control, name: "banks" });
  // Ids are never reused, because a file that is still being deleted must not appear at a new account.
  const highestId = useRef(0);
  highestId.current = Math.max(highestId.current, ...fields.map(({ displayId }) => displayId));

  const [focusTarget, setFocusTarget] = useState<FocusTarget>();

  return {
    list: fields,
    /** The element that takes the focus after the last action. */
    focusTarget,
    add: () => {
      const number = highestId.current + 1;
      append(newAccount(number), { shouldFocus: false });
      setFocusTarget({ displayId: number });
    },
    remove: (index: number) => {
      const number = fields[index]?.displayId;
      remove(index);
      clearFormErrors();
      if (number === undefined) return;
      setFocusTarget(focusAfterRemoval(fields, index));
      const kinds = new Set<string>(paperKinds.map((kind) => numberedFileKind(kind, number)));
      const unsorted = unsortedFilesOf(site);
      unsorted.setState(
        unsorted.getState().filter(({ pickerKey }) => pickerKey !== String(number)),
        true,
      );
      for (const row of uploads.store.getState()) if (kinds.has(row.kind)) void uploads.remove(row.key);
    },
  };
}

/** The name of the field at a path of the form, with the account it belongs to: 口座1・銀行名. */
export function useFieldNames() {
  const words = useCopy(withdrawalsCopy);
  const bank = useCopy(bankAccountCopy);
  const kinds = useCopy(fileKindsCopy);
  const { namedPart } = useCopy(issuesCopy);
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(paperKinds.map((kind) => [kind, kinds[kind]])),
    bank_name: bank.bankName,
    bank_account_number: bank.accountNumber,
  };
  const accountOf = (path: string) => words.account({ number: Number(path.split(".")[1]) + 1 });
  const partOf = (path: string) => ({
    whole: accountOf(path),
    part: names[path.split(".").at(-1) ?? ""] ?? "",
  });
  // The message about a missing paper names the paper itself.
  const nameInSummary: NameOf = (path) =>
    /\.(files\.|contentfile_relations$)/.test(path) ? accountOf(path) : partOf(path);
  return { nameOf: (path: string) => namedPart(partOf(path)), nameInSummary };
}
