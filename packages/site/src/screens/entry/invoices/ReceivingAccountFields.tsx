import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimDepositTypes } from "@kaitori/domain";
import { Button, RadioCards, Stack } from "@kaitori/ui";
import { BankAccountNumberField } from "#foundation/fields/BankAccountNumberField.tsx";
import { BankNameField } from "#foundation/fields/BankNameField.tsx";
import { useBankSearch } from "#foundation/fields/use-bank-search.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import type { ClaimFieldBindings } from "./use-claim-fields.ts";

export interface ReceivingAccountFieldsProps {
  readonly fields: ClaimFieldBindings;
  /** Takes the account of the profile instead, where there is one. */
  readonly onTakeOwn?: () => void;
}

/** Another account of the applicant into which the obliger pays. */
export function ReceivingAccountFields({ fields, onTakeOwn }: ReceivingAccountFieldsProps) {
  const { form, index, claim, putAccount } = fields;
  const words = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const types = useDepositTypes();
  const search = useBankSearch();
  const account = claim.receive_payment_account;
  const path = `claims.${index}.receive_payment_account` as const;
  // Not what the form does when a field is left: it would read its own element, which a combobox does not hand it.
  const { id, name, error } = form.field(`${path}.bank_name`);
  return (
    <Stack gap="l">
      {onTakeOwn && (
        <div>
          <Button tone="secondary" onClick={onTakeOwn}>
            {words.useOwnAccount}
          </Button>
        </div>
      )}
      <BankNameField
        label={bank.bankName}
        hint={bank.bankNameHint}
        required
        {...{ id, name, error }}
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
  );
}
