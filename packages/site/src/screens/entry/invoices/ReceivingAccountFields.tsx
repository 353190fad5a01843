import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { claimDepositTypeOf } from "@kaitori/domain";
import { AccountNumberField, Button, Heading, RadioCards, Stack, Text } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { BankNameField } from "../../../fields/BankNameField.tsx";
import { useBankSearch } from "../../../fields/use-bank-search.ts";
import { useCopy } from "../../../use-copy.ts";
import { ObligerNames } from "./ObligerNames.tsx";
import type { ClaimFields } from "./use-claim-fields.ts";

export interface ReceivingAccountFieldsProps {
  readonly fields: ClaimFields;
  readonly ownAccount: BankAccount | null;
}

/** Into which account of the applicant the obliger pays, and under which names. */
export function ReceivingAccountFields({ fields, ownAccount }: ReceivingAccountFieldsProps) {
  const { form, index, claim, putAccount } = fields;
  const words = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const fixed = useCopy(specificationCopy);
  const search = useBankSearch();
  const account = claim.receive_payment_account;
  const path = `claims.${index}.receive_payment_account` as const;
  const { ref: _ref, onChange: _onChange, ...bankName } = form.field(`${path}.bank_name`);
  const takeOwn = ({ bank_name, deposit_type, bank_account_number }: BankAccount) =>
    putAccount({ bank_name, deposit_type: claimDepositTypeOf(deposit_type), bank_account_number });
  return (
    <Stack gap="l">
      <Stack gap="s" align="start">
        <Heading level={3}>{words.receiveAccount}</Heading>
        <Text size="small" tone="quiet">
          {words.receiveAccountHint}
        </Text>
        {ownAccount && (
          <Button tone="secondary" onClick={() => takeOwn(ownAccount)}>
            {words.useOwnAccount}
          </Button>
        )}
      </Stack>
      <BankNameField
        label={bank.bankName}
        hint={bank.bankNameHint}
        required
        {...bankName}
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
        options={[
          { value: "ordinary", label: fixed.depositTypeOrdinary },
          { value: "current", label: fixed.depositTypeChecking },
        ]}
        {...form.field(`${path}.deposit_type`)}
      />
      <AccountNumberField
        label={bank.accountNumber}
        hint={bank.accountNumberHint}
        required
        {...form.field(`${path}.bank_account_number`)}
        value={account.bank_account_number}
      />
      <ObligerNames fields={fields} />
    </Stack>
  );
}
