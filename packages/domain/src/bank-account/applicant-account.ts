import { textIssues } from "../field/text-issues.ts";
import { blankIssues, isBlank, type TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { oneLine } from "../japanese-input/one-line.ts";
import { accountNumberIssues, formatAccountNumber } from "./account-number.ts";
import { isDepositType } from "./deposit-type.ts";
import { formatHolderName, holderNameIssues } from "./holder-name.ts";

/** Maximum characters of a bank or branch name. */
export const longestBankName = 200;

export const applicantAccountFields = [
  "bank_name",
  "branch_name",
  "deposit_type",
  "bank_account_number",
  "account_holder_name",
] as const;
type ApplicantAccountField = (typeof applicantAccountFields)[number];

/** The account to which the applicant is paid (R3.1, bank account). */
export type ApplicantAccount = Readonly<Partial<Record<ApplicantAccountField, TypedText>>>;

/** Converts each text of an account to its stored width (R5.2, B1). */
export const applicantAccountFormats = {
  bank_name: oneLine,
  branch_name: oneLine,
  bank_account_number: formatAccountNumber,
  account_holder_name: formatHolderName,
} as const;

const longest = { bank_name: longestBankName, branch_name: longestBankName } as const;

/** Finds faults of the applicant's account (R5.1–R5.4). */
export function applicantAccountIssues(account: ApplicantAccount, path: IssuePath = []): Issue[] {
  const { deposit_type, bank_account_number, account_holder_name } = account;
  const issues: Issue[] = [
    ...blankIssues(account, applicantAccountFields, path),
    ...textIssues(account, longest, path),
  ];
  if (!isBlank(deposit_type) && !isDepositType(deposit_type))
    issues.push({ path: [...path, "deposit_type"], code: "depositType" });
  if (!isBlank(bank_account_number))
    issues.push(...accountNumberIssues(bank_account_number, [...path, "bank_account_number"]));
  if (!isBlank(account_holder_name))
    issues.push(...holderNameIssues(account_holder_name, [...path, "account_holder_name"]));
  return issues;
}
