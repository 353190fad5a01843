import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { Button, PlusIcon, Stack, Text } from "@kaitori/ui";
import type { BankAccount, DraftEntry } from "@kaitori/wire";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import { StepForm } from "#application/entry/step/StepForm.tsx";
import { StopGiving } from "#application/entry/step/StopGiving.tsx";
import { useLiveValues } from "#foundation/forms/use-live-values.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { AccountCard } from "./AccountCard.tsx";
import { Period } from "./Period.tsx";
import { RemoveAccount } from "./RemoveAccount.tsx";
import { useAccounts } from "./use-accounts.ts";
import { useBoxes } from "./use-boxes.ts";
import { useFieldNames } from "./use-field-names.ts";
import { useWithdrawalsForm } from "./use-withdrawals-form.ts";

export interface WithdrawalsFormProps {
  readonly start: DraftEntry;
  /** The account of the profile. */
  readonly own: BankAccount | null;
  /** Back to the statements that had been given before, where there are any. */
  readonly onStop: (() => void) | undefined;
}

/** The accounts, and for each the papers of its statement. */
export function WithdrawalsForm({ start, own, onStop }: WithdrawalsFormProps) {
  const words = useCopy(withdrawalsCopy);
  const { nameOf } = useFieldNames();
  const { form, draft, judge } = useWithdrawalsForm(start, own);
  const accounts = useAccounts(form);
  const values = useLiveValues(form.form);
  const boxes = useBoxes(values);
  const issues = judge(values);
  const lacking = issues.map(({ path }) => path.join("."));

  return (
    <StepForm
      form={form}
      draft={draft}
      isRestored={start.banks.length > 0}
      missing={lacking.map((path) => ({ field: form.idOf(path), name: nameOf(path) }))}
      stop={
        onStop &&
        lacking.length > 0 && (
          <StopGiving draft={draft} empty={{ banks: [] }} onStopped={onStop}>
            {words.stopGiving}
          </StopGiving>
        )
      }
    >
      <Period />
      <PhotoTips />
      {boxes &&
        accounts.list.map(({ id, displayId }, index) => (
          <AccountCard
            key={id}
            form={form}
            index={index}
            displayId={displayId}
            boxes={boxes}
            focusTarget={accounts.focusTarget}
            isComplete={!lacking.some((path) => path.startsWith(`banks.${index}.`))}
            remove={
              accounts.list.length > 1 && (
                <RemoveAccount
                  name={words.account({ number: index + 1 })}
                  onRemove={() => accounts.remove(index)}
                />
              )
            }
          />
        ))}
      <Stack gap="s" align="start">
        <Button tone="secondary" icon={<PlusIcon />} onClick={accounts.add}>
          {words.addAccount}
        </Button>
        <Text size="small" tone="quiet">
          {words.addAccountHint}
        </Text>
      </Stack>
      <Disclosure title={words.whyTitle}>
        <Text>{words.whyText}</Text>
      </Disclosure>
    </StepForm>
  );
}
