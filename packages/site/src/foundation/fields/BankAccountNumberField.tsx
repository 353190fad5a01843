import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import {
  accountNumberDigits,
  countAccountNumberDigits,
  formatAccountNumber,
  suggestAccountNumber,
} from "@kaitori/domain";
import { AccountNumberField, type AccountNumberFieldProps } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

type FieldProps = Omit<
  AccountNumberFieldProps,
  "label" | "hint" | "required" | "format" | "complete" | "countDigits" | "digits"
>;

export function BankAccountNumberField(props: FieldProps) {
  const words = useCopy(bankAccountCopy);
  return (
    <AccountNumberField
      label={words.accountNumber}
      required
      {...props}
      format={formatAccountNumber}
      complete={suggestAccountNumber}
      countDigits={countAccountNumberDigits}
      digits={accountNumberDigits}
    />
  );
}
