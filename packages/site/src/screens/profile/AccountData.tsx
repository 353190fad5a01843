import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { DataList, Masked } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";

/** The account; nobody reads its number over a shoulder. */
export function AccountData({ account }: { account: BankAccount | null }) {
  const words = useCopy(bankAccountCopy);
  const types = useDepositTypes();
  if (!account)
    return (
      <div>
        <TextOrMissing>{""}</TextOrMissing>
      </div>
    );
  return (
    <DataList
      items={[
        { id: "bank", term: words.bankName, value: account.bank_name },
        { id: "branch", term: words.branchName, value: account.branch_name },
        { id: "type", term: words.depositType, value: types[account.deposit_type] },
        {
          id: "number",
          term: words.accountNumber,
          value: <Masked term={words.accountNumber} value={account.bank_account_number} />,
        },
        { id: "holder", term: words.holderName, value: account.account_holder_name, isWide: true },
      ]}
    />
  );
}
