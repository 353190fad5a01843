import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimDepositTypes, suggestHolderName } from "@kaitori/domain";
import {
  Button,
  DataList,
  Heading,
  HolderNameField,
  Masked,
  PlusIcon,
  RadioCards,
  Stack,
  TrashIcon,
} from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { memo, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { claimAccountOf } from "#application/entry/claim/claim-values.ts";
import { BankAccountNumberField, BankNameField, useBankSearch } from "#foundation/fields/BankFields.tsx";
import { useLivePart, useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import { type ReceivingBankAccount, withoutHolders } from "./invoice-values.ts";
import { type ClaimPartProps, useClaimSetters } from "./use-claim-fields.ts";

export interface ReceivingAccountProps extends Pick<ClaimPartProps, "form" | "index"> {
  readonly ownAccount: BankAccount | null;
}

/** The account that the payer pays into: that of the profile, or another. */
export const ReceivingAccount = memo(function ReceivingAccount({
  form,
  index,
  ownAccount,
}: ReceivingAccountProps) {
  const words = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const types = useDepositTypes();
  const search = useBankSearch();
  const [isOtherChosen, setOther] = useState(false);
  const path = `claims.${index}.receive_payment_account` as const;
  const account = useLivePart(form, path, withoutHolders);
  const { putAccount } = useClaimSetters(form, index);
  // Errors appear beside the fields.
  const hasErrors = (["bank_name", "deposit_type", "bank_account_number"] as const).some(
    (name) => form.field(`${path}.${name}`).error !== undefined,
  );
  const isOtherAccount = isOtherChosen || hasErrors || !ownAccount || !isSameAccount(ownAccount, account);
  return (
    <Stack gap="m">
      {!isOtherAccount ? (
        <Stack gap="xs" align="start">
          <DataList
            items={[
              {
                id: "own",
                term: words.receiveAccount,
                value: (
                  <>
                    {ownAccount.bank_name} {ownAccount.branch_name}{" "}
                    <Masked term={bank.accountNumber} value={ownAccount.bank_account_number} />
                  </>
                ),
              },
            ]}
          />
          <Button tone="subtle" onClick={() => setOther(true)}>
            {words.otherAccount}
          </Button>
        </Stack>
      ) : (
        <Stack gap="l">
          <Heading level={3}>{words.receiveAccount}</Heading>
          {ownAccount && (
            <div>
              <Button
                tone="secondary"
                onClick={() => {
                  putAccount(claimAccountOf(ownAccount));
                  setOther(false);
                }}
              >
                {words.useOwnAccount}
              </Button>
            </div>
          )}
          <BankNameField
            label={bank.bankName}
            required
            {...form.comboboxField(`${path}.bank_name`)}
            value={account.bank_name}
            search={search}
            onChange={(bank_name) => {
              if (bank_name !== account.bank_name) putAccount({ bank_name });
            }}
            onChoose={({ label }) => putAccount({ bank_name: label })}
          />
          <RadioCards
            label={bank.depositType}
            required
            layout="beside"
            options={claimDepositTypes.map((value) => ({ value, label: types[value] }))}
            {...form.field(`${path}.deposit_type`)}
          />
          <BankAccountNumberField
            {...form.field(`${path}.bank_account_number`)}
            value={account.bank_account_number}
          />
        </Stack>
      )}
      <ObligerNames form={form} index={index} />
    </Stack>
  );
});

const isSameAccount = (ownAccount: BankAccount, account: ReceivingBankAccount) => {
  const { bank_name, deposit_type, bank_account_number } = claimAccountOf(ownAccount);
  return (
    account.bank_name === bank_name &&
    account.deposit_type === deposit_type &&
    account.bank_account_number === bank_account_number
  );
};

/** The names under which the obliger's transfers appear in the passbook: one or more (R5.8). */
function ObligerNames({ form, index }: Pick<ClaimPartProps, "form" | "index">) {
  const words = useCopy(invoicesCopy);
  const name = `claims.${index}.receive_payment_account.obliger_accounts` as const;
  const { fields, append, remove } = useFieldArray({ control: form.hookForm.control, name });
  const typed = useLiveValue(form, name);
  const isOnly = fields.length === 1;
  return (
    <Stack gap="m">
      {fields.map(({ id }, nameIndex) => (
        <Stack key={id} gap="s">
          <HolderNameField
            label={isOnly ? words.obligerAccount : words.obligerAccountOf({ number: nameIndex + 1 })}
            hint={nameIndex === 0 && words.obligerAccountHint}
            required
            format={suggestHolderName}
            {...form.field(`${name}.${nameIndex}.holder_name`)}
            value={typed[nameIndex]?.holder_name ?? ""}
          />
          {!isOnly && (
            <div>
              <Button tone="subtle" icon={<TrashIcon size="small" />} onClick={() => remove(nameIndex)}>
                {words.removeObligerAccount({ number: nameIndex + 1 })}
              </Button>
            </div>
          )}
        </Stack>
      ))}
      <div>
        <Button tone="subtle" icon={<PlusIcon size="small" />} onClick={() => append({ holder_name: "" })}>
          {words.addObligerAccount}
        </Button>
      </div>
    </Stack>
  );
}
