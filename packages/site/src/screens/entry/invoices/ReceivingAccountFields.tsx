import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimDepositTypes } from "@kaitori/domain";
import { Button, Heading, RadioCards, Stack } from "@kaitori/ui";
import { BankAccountNumberField } from "#foundation/fields/BankAccountNumberField.tsx";
import { BankNameField } from "#foundation/fields/BankNameField.tsx";
import { useBankSearch } from "#foundation/fields/use-bank-search.ts";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import type { InvoiceValues, OneAccount } from "./invoice-values.ts";

export interface ReceivingAccountFieldsProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  /** The values of the fields. */
  readonly account: OneAccount;
  readonly onPut: (changes: Partial<OneAccount>) => void;
  /** Takes the account of the profile instead, where there is one. */
  readonly onTakeOwn?: () => void;
}

/** Another account of the applicant into which the obliger pays. */
export function ReceivingAccountFields({
  form,
  index,
  account,
  onPut,
  onTakeOwn,
}: ReceivingAccountFieldsProps) {
  const words = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const types = useDepositTypes();
  const search = useBankSearch();
  const path = `claims.${index}.receive_payment_account` as const;
  // Not what the form does when a field is left: it would read its own element, which a combobox does not hand it.
  const { id, name, error } = form.field(`${path}.bank_name`);
  return (
    <Stack gap="l">
      <Heading level={3}>{words.receiveAccount}</Heading>
      {onTakeOwn && (
        <div>
          <Button tone="secondary" onClick={onTakeOwn}>
            {words.useOwnAccount}
          </Button>
        </div>
      )}
      <BankNameField
        label={bank.bankName}
        required
        {...{ id, name, error }}
        value={account.bank_name}
        search={search}
        onChange={(bank_name) => {
          if (bank_name !== account.bank_name) onPut({ bank_name });
        }}
        onChoose={({ label }) => onPut({ bank_name: label })}
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
