import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { Masked } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";

export function AccountLines({ account }: { account: BankAccount }) {
  const { accountNumber } = useCopy(bankAccountCopy);
  const types = useDepositTypes();
  return (
    <div>
      <p>
        {account.bank_name} {account.branch_name}
      </p>
      <p>
        {types[account.deposit_type]} <Masked term={accountNumber} value={account.bank_account_number} />
      </p>
      <p>{account.account_holder_name}</p>
    </div>
  );
}
