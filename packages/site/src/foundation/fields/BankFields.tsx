import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import {
  accountNumberDigits,
  countAccountNumberDigits,
  formatAccountNumber,
  suggestAccountNumber,
} from "@kaitori/domain";
import {
  AccountNumberField,
  type AccountNumberFieldProps,
  ComboboxField,
  type ComboboxFieldProps,
  type ComboboxSearch,
  TextField,
} from "@kaitori/ui";
import { type BankName, searchBanks, searchBranches } from "@kaitori/wire";
import { useCallback } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useSite } from "../site/SiteProvider.tsx";

/** A bank or branch: a combobox, or plain text if the server has no list. */
export function BankNameField({ search, onChoose, onChange, ...props }: ComboboxFieldProps) {
  const { server } = useSite();
  if (server.hasAddedCalls())
    return <ComboboxField {...props} search={search} onChoose={onChoose} onChange={onChange} />;
  return <TextField {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

const optionOf = ({ code, name, kana }: BankName) => ({ id: code, label: name, detail: `${kana}・${code}` });

export function useBankSearch(): ComboboxSearch {
  const { api } = useSite();
  return useCallback(
    async (name, signal) => (await api.call(searchBanks, { query: { name }, signal })).map(optionOf),
    [api],
  );
}

/** Branches of a bank with a known code; other banks have no suggestions. */
export function useBranchSearch(bankCode: string | null): ComboboxSearch {
  const { api } = useSite();
  return useCallback(
    async (name, signal) =>
      bankCode === null
        ? []
        : (await api.call(searchBranches, { params: { bank_code: bankCode }, query: { name }, signal })).map(
            optionOf,
          ),
    [api, bankCode],
  );
}

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
