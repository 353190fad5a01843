import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import {
  depositTypes,
  isIndividual,
  type PastedAccount,
  parseBankString,
  suggestHolderName,
} from "@kaitori/domain";
import { Button, HolderNameField, RadioCards, Stack, TextField } from "@kaitori/ui";
import { useState } from "react";
import {
  BankAccountNumberField,
  BankNameField,
  useBankSearch,
  useBranchSearch,
} from "#foundation/fields/BankFields.tsx";
import { useBankLookup } from "#foundation/fields/use-bank-lookup.ts";
import { YuchoFields } from "#foundation/fields/YuchoFields.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import type { OwnAccountValues, ProfileValues } from "./profile-values.ts";

const yuchoCode = "9900";

export function OwnAccountFields({ form }: { form: ValidatedForm<ProfileValues> }) {
  const words = useCopy(bankAccountCopy);
  const types = useDepositTypes();
  const account = useLiveValue(form, "bank_account");
  const isOfIndividual = isIndividual({ corporate_division: useLiveValue(form, "corporate_division") });
  const searchBank = useBankSearch();
  const findAccount = useBankLookup();
  const searchBranch = useBranchSearch(account.bank_code);
  const setAccount = (changes: Partial<OwnAccountValues>) => {
    for (const [field, value] of Object.entries(changes))
      form.put(`bank_account.${field as keyof OwnAccountValues}`, value);
  };
  /** A bank typed in full is matched with the list and gets the list's name. */
  const matchTypedBank = async () => {
    const { bank_name, branch_name } = account;
    if (
      bank_name === "" ||
      (account.bank_code !== null && (branch_name === "" || account.branch_code !== null))
    )
      return;
    const listedAccount = await findAccount({ bank_name, branch_name });
    const currentAccount = form.hookForm.getValues("bank_account");
    // The user may have typed on during the lookup.
    if (
      listedAccount.bank_code !== null &&
      currentAccount.bank_name === bank_name &&
      currentAccount.branch_name === branch_name
    )
      setAccount(listedAccount);
  };
  /** A combobox reports unchanged text again on blur. */
  const comboboxProps = (field: "bank_name" | "branch_name", code: "bank_code" | "branch_code") => ({
    ...form.comboboxField(`bank_account.${field}`),
    onBlur: () => void matchTypedBank(),
    value: account[field],
    onChange: (text: string) => {
      if (text !== account[field]) setAccount({ [field]: text, [code]: null });
    },
  });

  return (
    <Stack gap="m">
      <div>
        <PasteAccount
          onRead={async ({ deposit_type, account_holder_name, ...bankNames }) =>
            setAccount({
              ...bankNames,
              ...(await findAccount(bankNames)),
              ...(deposit_type && { deposit_type }),
              ...(account_holder_name && { account_holder_name }),
            })
          }
        />
        <YuchoFields
          current={account}
          onConvert={(convertedAccount) =>
            setAccount({ bank_name: words.yuchoBank, bank_code: yuchoCode, ...convertedAccount })
          }
        />
      </div>
      <BankNameField
        label={words.bankName}
        required
        {...comboboxProps("bank_name", "bank_code")}
        search={searchBank}
        onChoose={({ id, label }) =>
          setAccount({ bank_name: label, bank_code: id, branch_name: "", branch_code: null })
        }
      />
      <BankNameField
        label={words.branchName}
        required
        {...comboboxProps("branch_name", "branch_code")}
        search={searchBranch}
        onChoose={({ id, label }) => setAccount({ branch_name: label, branch_code: id })}
      />
      <RadioCards
        label={words.depositType}
        required
        layout="pair"
        options={depositTypes.map((value) => ({ value, label: types[value] }))}
        {...form.field("bank_account.deposit_type")}
      />
      <BankAccountNumberField
        {...form.field("bank_account.bank_account_number")}
        value={account.bank_account_number}
      />
      <HolderNameField
        label={words.holderName}
        hint={words.holderNameHint}
        example={isOfIndividual ? words.holderNameExampleIndividual : words.holderNameExample}
        required
        format={suggestHolderName}
        {...form.field("bank_account.account_holder_name")}
        value={account.account_holder_name}
      />
    </Stack>
  );
}

/** Fills five fields from one pasted line (R5.6). */
function PasteAccount({ onRead }: { onRead: (account: PastedAccount) => Promise<void> }) {
  const words = useCopy(bankAccountCopy);
  const [text, setText] = useState("");
  const [state, setState] = useState<"waiting" | "read" | "failed">("waiting");
  const readPaste = async () => {
    const account = parseBankString(text);
    if (account) await onRead(account);
    setState(account ? "read" : "failed");
  };
  return (
    <Disclosure title={words.pasteTitle}>
      <Stack gap="m" align="start">
        <TextField
          label={words.pasteLabel}
          hint={words.pasteHint}
          hidesOptionalMark
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={state === "failed" && words.pasteFailed}
          below={<div role="status">{state === "read" && words.pasteRead}</div>}
        />
        <Button tone="secondary" onClick={() => void readPaste()}>
          {words.pasteButton}
        </Button>
      </Stack>
    </Disclosure>
  );
}
