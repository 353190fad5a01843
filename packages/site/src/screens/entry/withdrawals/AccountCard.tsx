import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { commonCopy } from "@kaitori/brand/copy/common";
import { removePartCopy } from "@kaitori/brand/copy/remove-part";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { filesOfFormat, numberedFileKind } from "@kaitori/domain";
import { Button, CircleCheckIcon, RadioCards, Text, TrashIcon } from "@kaitori/ui";
import { type ReactNode, useState } from "react";
import { PaperSlot } from "#application/entry/papers/PaperSlot.tsx";
import { type SortBox, SortFiles } from "#application/entry/papers/SortFiles.tsx";
import { useMoveFile } from "#application/entry/papers/use-move-file.tsx";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { complete } from "#application/entry/step/StepForm.css.ts";
import { BankAccountNumberField, BankNameField, useBankSearch } from "#foundation/fields/BankFields.tsx";
import { ConfirmDialog } from "#foundation/forms/ConfirmDialog.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import type { WithdrawalValues } from "./withdrawal-values.ts";

export interface AccountCardProps {
  readonly form: ValidatedForm<WithdrawalValues>;
  readonly index: number;
  /** The number in the kinds of its papers, kept when an account before it is removed. */
  readonly displayId: number;
  readonly focusTarget: FocusTarget | undefined;
  readonly isComplete: boolean;
  /** The upload fields of all accounts, between which a file can be moved. */
  readonly boxes: readonly [SortBox, ...SortBox[]];
  /** Removes the account if it is not the only one. */
  readonly remove: ReactNode;
}

/** The statements of one account: bank, number, format, and the two papers of the format (R4.13, R3.2). */
export function AccountCard({
  form,
  index,
  displayId,
  focusTarget,
  isComplete,
  boxes,
  remove,
}: AccountCardProps) {
  const words = useCopy(withdrawalsCopy);
  const bank = useCopy(bankAccountCopy);
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, displayId);
  const searchBank = useBankSearch();
  const path = `banks.${index}` as const;
  const bankName = useLiveValue(form, `${path}.bank_name`);
  const number = useLiveValue(form, `${path}.bank_account_number`);
  const format = useLiveValue(form, `${path}.file_format`);
  const { onMove, dialog } = useMoveFile(boxes);
  return (
    <TitledCard title={words.account({ number: index + 1 })} action={remove} headingRef={heading}>
      <BankNameField
        label={bank.bankName}
        required
        {...form.comboboxField(`${path}.bank_name`)}
        value={bankName}
        onChange={(typed) => form.put(`${path}.bank_name`, typed)}
        search={searchBank}
      />
      <BankAccountNumberField {...form.field(`${path}.bank_account_number`)} value={number} />
      <RadioCards
        label={words.format}
        required
        layout="beside"
        options={[
          { value: "passbook", label: words.passbook },
          { value: "ib", label: words.ib },
        ]}
        {...form.branchingField(`${path}.file_format`)}
      />
      <SortFiles pickerKey={String(displayId)} boxes={boxes} />
      {filesOfFormat[format].map((kind) => (
        <PaperSlot
          key={kind}
          kind={kind}
          uploadKind={numberedFileKind(kind, displayId)}
          onMove={onMove}
          id={form.idOf(`${path}.files.${kind}`)}
          error={form.field(`${path}.files.${kind}`).error}
        />
      ))}
      {dialog}
      {isComplete && (
        <p className={complete}>
          <CircleCheckIcon size="small" />
          {words.complete}
        </p>
      )}
    </TitledCard>
  );
}

export interface RemoveAccountProps {
  readonly name: string;
  readonly onRemove: () => void;
}

/** Removes one of several accounts with its files; asks first, because the files are deleted. */
export function RemoveAccount({ name, onRemove }: RemoveAccountProps) {
  const { toasts } = useSite();
  const words = useCopy(removePartCopy);
  const common = useCopy(commonCopy);
  const [isOpen, setOpen] = useState(false);
  const remove = () => {
    onRemove();
    toasts.show("positive", words.removed({ name }));
  };
  return (
    <>
      <Button
        tone="subtle"
        icon={<TrashIcon size="small" />}
        aria-label={words.remove({ name })}
        onClick={() => setOpen(true)}
      >
        {common.delete}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.question({ name })}
          confirm={common.delete}
          cancel={common.cancel}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        >
          <Text>{words.text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
