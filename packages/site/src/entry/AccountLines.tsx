import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { Masked } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { useCopy } from "../use-copy.ts";

/** The account that receives the money; its number is shown on request only. */
export function AccountLines({ account }: { account: BankAccount }) {
  const words = useCopy(entryDetailCopy);
  const fixed = useCopy(specificationCopy);
  const types = { ordinary: fixed.depositTypeOrdinary, checking: fixed.depositTypeChecking };
  return (
    <div>
      <p>
        {account.bank_name} {account.branch_name}
      </p>
      <p>
        {types[account.deposit_type]}{" "}
        <Masked term={words.accountNumber} value={account.bank_account_number} />
      </p>
      <p>{account.account_holder_name}</p>
    </div>
  );
}
