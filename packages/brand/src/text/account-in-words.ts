import type { DepositType } from "@kaitori/domain";
import type { specificationCopy } from "../copy/specification.ts";
import type { BrandSettings } from "../settings/schema.ts";

type Specified = (typeof specificationCopy)["texts"];

/** Repeats words of the copy, so that the first page need not load it; a type error reports a difference. */
const depositTypes = { ordinary: "普通", checking: "当座" } as const satisfies Record<DepositType, string> & {
  ordinary: Specified["depositTypeOrdinary"];
  checking: Specified["depositTypeChecking"];
};

export interface AccountFields {
  readonly bank_name: string;
  readonly branch_name: string;
  readonly deposit_type: DepositType;
  readonly bank_account_number: string;
  readonly account_holder_name: string;
}

/** 日本橋銀行 本店 普通 1234567 カ）アカネヤ: to be copied into a transfer form. */
export const accountInWords = (account: AccountFields): string =>
  [
    account.bank_name,
    account.branch_name,
    depositTypes[account.deposit_type],
    account.bank_account_number,
    account.account_holder_name,
  ].join("　");

/** The account with the last digits of its number only, for summaries; the contract has the whole number. */
export const maskedAccountInWords = (account: AccountFields): string => {
  const { bank_account_number: number } = account;
  return accountInWords({
    ...account,
    bank_account_number: "•".repeat(Math.max(0, number.length - 3)) + number.slice(-3),
  });
};

/** The account to which sellers hand over their customers' payments. */
export const handOverAccountInWords = ({ returnAccount }: Pick<BrandSettings, "returnAccount">): string =>
  accountInWords({
    bank_name: returnAccount.bankName,
    branch_name: returnAccount.branchName,
    deposit_type: returnAccount.depositType,
    bank_account_number: returnAccount.number,
    account_holder_name: returnAccount.holder,
  });
