import { Masked } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { useDepositTypes } from "../text/use-deposit-types.ts";

export interface AccountLinesProps {
  readonly account: BankAccount;
  /** What the number is called, for those who listen. */
  readonly term: string;
}

/** The account that receives the money; its number is shown on request only. */
export function AccountLines({ account, term }: AccountLinesProps) {
  const types = useDepositTypes();
  return (
    <div>
      <p>
        {account.bank_name} {account.branch_name}
      </p>
      <p>
        {types[account.deposit_type]} <Masked term={term} value={account.bank_account_number} />
      </p>
      <p>{account.account_holder_name}</p>
    </div>
  );
}
