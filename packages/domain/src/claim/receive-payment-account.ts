import {
  accountNumberIssues,
  defaultClaimDepositType,
  formatAccountNumber,
  isClaimDepositType,
  longestBankName,
} from "../bank-account/account.ts";
import { formatHolderName, holderNameIssues } from "../bank-account/holder-name.ts";
import { textIssues } from "../field/text-issues.ts";
import { requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { oneLine } from "../japanese-input/one-line.ts";

/** The account into which a claim is paid, and the names of the payers (R3.1). */
export type ReceivePaymentAccount = {
  readonly bank_name?: TypedText;
  readonly deposit_type?: TypedText;
  readonly bank_account_number?: TypedText;
  readonly obliger_accounts?: readonly { readonly holder_name?: TypedText }[] | undefined;
};

/** The account in a form. */
export interface TypedReceivingAccount {
  bank_name: string;
  deposit_type: string;
  bank_account_number: string;
  obliger_accounts: { holder_name: string }[];
}

/** Fills missing texts with "" and the deposit type with the default. */
export const typedReceivingAccountOf = (
  account: ReceivePaymentAccount | null | undefined,
): TypedReceivingAccount => ({
  bank_name: account?.bank_name ?? "",
  deposit_type: account?.deposit_type ?? defaultClaimDepositType,
  bank_account_number: account?.bank_account_number ?? "",
  obliger_accounts: (account?.obliger_accounts ?? []).map(({ holder_name }) => ({
    holder_name: holder_name ?? "",
  })),
});

/** Converts the account to the form that the rules expect (B1); a name keeps its typed form beside the formatted one (R5.2). */
export const readReceivingAccount = ({ obliger_accounts, ...account }: TypedReceivingAccount) => ({
  ...account,
  bank_name: oneLine(account.bank_name),
  bank_account_number: formatAccountNumber(account.bank_account_number),
  obliger_accounts: obliger_accounts.map(({ holder_name }) => ({
    holder_name,
    formatted_holder_name: formatHolderName(holder_name),
  })),
});

const longestTexts = { bank_name: longestBankName } as const;

/** Finds faults of the account on a first submission (R5.8). */
export function receivePaymentAccountIssues(account: ReceivePaymentAccount, path: IssuePath): Issue[] {
  const { deposit_type, bank_account_number, obliger_accounts = [] } = account;
  const issues: Issue[] = requiredIssues(account, ["bank_name"], path);
  issues.push(...textIssues(account, longestTexts, path));
  issues.push(...accountNumberIssues(bank_account_number, [...path, "bank_account_number"]));
  if (!isClaimDepositType(deposit_type))
    issues.push({ path: [...path, "deposit_type"], code: "claimDepositType" });
  if (obliger_accounts.length === 0)
    issues.push({ path: [...path, "obliger_accounts"], code: "noObligerAccounts" });
  const nameIssues = obliger_accounts.flatMap((account, index): Issue[] => {
    const namePath = [...path, "obliger_accounts", index];
    // A blank name gets only the issue for blank fields.
    const missing = requiredIssues(account, ["holder_name"], namePath);
    return missing.length > 0 ? missing : holderNameIssues(account.holder_name, [...namePath, "holder_name"]);
  });
  return [...issues, ...nameIssues];
}
