import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { Heading, Masked, Stack, Text } from "@kaitori/ui";
import type { EntryBank } from "@kaitori/wire";
import { type ReactNode, useId } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface ResubmittedAccountProps {
  readonly bank: EntryBank;
  readonly number: number;
  readonly children: ReactNode;
}

/** The account of the requested statements, prefilled (B4). */
export function ResubmittedAccount({ bank, number, children }: ResubmittedAccountProps) {
  const words = useCopy(withdrawalsCopy);
  const bankWords = useCopy(bankAccountCopy);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="s">
        <Heading level={3} id={id}>
          {words.account({ number })}
        </Heading>
        <Text>
          {bank.bank_name} <Masked term={bankWords.accountNumber} value={bank.bank_account_number} />
        </Text>
        {children}
      </Stack>
    </section>
  );
}
