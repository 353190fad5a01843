import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Button, DataList, Heading, Masked, Stack, Text } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { useState } from "react";
import { claimAccountOf } from "#application/entry/claim/claim-values.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ObligerNames } from "./ObligerNames.tsx";
import { ReceivingAccountFields } from "./ReceivingAccountFields.tsx";
import type { ClaimFieldBindings } from "./use-claim-fields.ts";

export interface ReceivingAccountProps {
  readonly fields: ClaimFieldBindings;
  readonly ownAccount: BankAccount | null;
}

/** Into which account of the applicant the obliger pays: the one of the profile, unless another is named. */
export function ReceivingAccount({ fields, ownAccount }: ReceivingAccountProps) {
  const words = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const { claim } = fields;
  const [isChosen, setOther] = useState(false);
  const at = `claims.${fields.index}.receive_payment_account` as const;
  // What was found of it is said beside its field.
  const isWrong = (["bank_name", "deposit_type", "bank_account_number"] as const).some(
    (name) => fields.form.field(`${at}.${name}`).error !== undefined,
  );
  const isOther = isChosen || isWrong || !ownAccount || !isInto(ownAccount, claim.receive_payment_account);
  return (
    <Stack gap="l">
      <Stack gap="s" align="start">
        <Heading level={3}>{words.receiveAccount}</Heading>
        <Text size="small" tone="quiet">
          {words.receiveAccountHint}
        </Text>
      </Stack>
      {!isOther ? (
        <Stack gap="s" align="start">
          <DataList
            items={[
              {
                id: "own",
                term: words.ownAccount,
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
          fields={fields}
          {...(ownAccount && {
            onTakeOwn: () => {
              fields.putAccount(claimAccountOf(ownAccount));
              setOther(false);
            },
          })}
        />
      )}
      <ObligerNames fields={fields} />
    </Stack>
  );
}

const isInto = (own: BankAccount, account: ClaimFieldBindings["claim"]["receive_payment_account"]) => {
  const { bank_name, deposit_type, bank_account_number } = claimAccountOf(own);
  return (
    account.bank_name === bank_name &&
    account.deposit_type === deposit_type &&
    account.bank_account_number === bank_account_number
  );
};
