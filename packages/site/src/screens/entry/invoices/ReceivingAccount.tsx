import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Button, DataList, Masked, Stack } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { memo, useState } from "react";
import { claimAccountOf } from "#application/entry/claim/claim-values.ts";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLivePart } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type InvoiceValues, intoWhichOne, type OneAccount } from "./invoice-values.ts";
import { ObligerNames } from "./ObligerNames.tsx";
import { ReceivingAccountFields } from "./ReceivingAccountFields.tsx";
import { useFilledClaim } from "./use-claim-fields.ts";

export interface ReceivingAccountProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  readonly ownAccount: BankAccount | null;
}

/** Into which account of the applicant the obliger pays: the one of the profile, unless another is named. */
export const ReceivingAccount = memo(function ReceivingAccount({
  form,
  index,
  ownAccount,
}: ReceivingAccountProps) {
  const words = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const [isChosen, setOther] = useState(false);
  const at = `claims.${index}.receive_payment_account` as const;
  const account = useLivePart(form.form, at, intoWhichOne);
  const { putAccount } = useFilledClaim(form, index);
  // Findings appear beside the fields, so the fields are shown.
  const isWrong = (["bank_name", "deposit_type", "bank_account_number"] as const).some(
    (name) => form.field(`${at}.${name}`).error !== undefined,
  );
  const isOther = isChosen || isWrong || !ownAccount || !isInto(ownAccount, account);
  return (
    <Stack gap="m">
      {!isOther ? (
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
          <Button tone="quiet" onClick={() => setOther(true)}>
            {words.otherAccount}
          </Button>
        </Stack>
      ) : (
        <ReceivingAccountFields
          form={form}
          index={index}
          account={account}
          onPut={putAccount}
          {...(ownAccount && {
            onTakeOwn: () => {
              putAccount(claimAccountOf(ownAccount));
              setOther(false);
            },
          })}
        />
      )}
      <ObligerNames form={form} index={index} />
    </Stack>
  );
});

const isInto = (own: BankAccount, account: OneAccount) => {
  const { bank_name, deposit_type, bank_account_number } = claimAccountOf(own);
  return (
    account.bank_name === bank_name &&
    account.deposit_type === deposit_type &&
    account.bank_account_number === bank_account_number
  );
};
