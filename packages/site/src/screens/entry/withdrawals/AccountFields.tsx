import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { RadioCards } from "@kaitori/ui";
import { BankAccountNumberField } from "#foundation/fields/BankAccountNumberField.tsx";
import { BankNameField } from "#foundation/fields/BankNameField.tsx";
import { useBankSearch } from "#foundation/fields/use-bank-search.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { WithdrawalsForm } from "./use-withdrawals-form.ts";

/**
 * The account of the statements: the bank, searched as one types, and the number; and the form in which they are given.
 */
export function AccountFields({ form, index }: { form: WithdrawalsForm; index: number }) {
  const words = useCopy(withdrawalsCopy);
  const bank = useCopy(bankAccountCopy);
  const searchBank = useBankSearch();
  const at = `banks.${index}` as const;
  const bankName = useLiveValue(form.form, `${at}.bank_name`);
  const number = useLiveValue(form.form, `${at}.bank_account_number`);
  // Not what the form does when a field is left: it would read its own element, which a combobox does not hand it.
  const { id, name, error } = form.field(`${at}.bank_name`);
  return (
    <>
      <BankNameField
        label={bank.bankName}
        required
        {...{ id, name, error }}
        value={bankName}
        onChange={(typed) =>
          form.form.setValue(`${at}.bank_name`, typed, {
            shouldDirty: true,
            shouldValidate: form.summary.attempt > 0,
          })
        }
        search={searchBank}
      />
      <BankAccountNumberField {...form.field(`${at}.bank_account_number`)} value={number} />
      <RadioCards
        label={words.format}
        required
        layout="beside"
        options={[
          { value: "passbook", label: words.passbook },
          { value: "ib", label: words.ib },
        ]}
        {...form.fork(`${at}.file_format`)}
      />
    </>
  );
}
