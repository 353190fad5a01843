import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { type YuchoAccount, yuchoAccount, yuchoIssues } from "@kaitori/domain";
import { Button, Stack, TextField } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useIssueText } from "../forms/issue-text.ts";

export interface YuchoFieldsProps {
  readonly current: Pick<YuchoAccount, "branch_name" | "bank_account_number">;
  readonly onConvert: (account: YuchoAccount) => void;
}

export function YuchoFields({ current, onConvert }: YuchoFieldsProps) {
  const words = useCopy(bankAccountCopy);
  const textOf = useIssueText();
  const [passbook, setPassbook] = useState({ symbol: "", number: "" });
  const [hasTried, setTried] = useState(false);
  const account = yuchoAccount(passbook);
  const errorAt = (field: keyof typeof passbook) => {
    const issue = yuchoIssues(passbook).find(({ path }) => path[0] === field);
    return hasTried && issue ? textOf(issue) : undefined;
  };
  const convert = () => {
    setTried(true);
    if (account) onConvert(account);
  };
  const onChangeOf = (field: keyof typeof passbook) => (event: { currentTarget: { value: string } }) =>
    setPassbook({ ...passbook, [field]: event.currentTarget.value });
  const shared = {
    hidesOptionalMark: true,
    inputMode: "numeric",
    autoComplete: "off",
    tabularNumbers: true,
  } as const;
  return (
    <Disclosure title={words.yuchoTitle}>
      <Stack gap="m" align="start">
        <TextField
          {...shared}
          label={words.yuchoSymbol}
          hint={words.yuchoSymbolHint}
          width="xs"
          value={passbook.symbol}
          onChange={onChangeOf("symbol")}
          error={errorAt("symbol")}
        />
        <TextField
          {...shared}
          label={words.yuchoNumber}
          hint={words.yuchoNumberHint}
          width="s"
          value={passbook.number}
          onChange={onChangeOf("number")}
          error={errorAt("number")}
        />
        <Button tone="secondary" onClick={convert}>
          {words.yuchoConvert}
        </Button>
        <div role="status">
          {hasTried &&
            account?.branch_name === current.branch_name &&
            account.bank_account_number === current.bank_account_number &&
            words.yuchoConverted({ branch: account.branch_name, number: account.bank_account_number })}
        </div>
      </Stack>
    </Disclosure>
  );
}
