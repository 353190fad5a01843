import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { DataList, Masked } from "@kaitori/ui";
import type { BankAccount } from "@kaitori/wire";
import { useCopy } from "../../../use-copy.ts";

/** The account that receives the money; its number is shown on request only. */
export function AccountData({ account }: { account: BankAccount }) {
  const words = useCopy(entryDetailCopy);
  const fixed = useCopy(specificationCopy);
  const type = { ordinary: fixed.depositTypeOrdinary, checking: fixed.depositTypeChecking }[
    account.deposit_type
  ];
  return (
    <DataList
      items={[
        {
          id: "account",
          term: words.account,
          value: (
            <>
              <p>
                {account.bank_name} {account.branch_name}
              </p>
              <p>
                {type} <Masked term={words.accountNumber} value={account.bank_account_number} />
              </p>
              <p>{account.account_holder_name}</p>
            </>
          ),
        },
      ]}
    />
  );
}
