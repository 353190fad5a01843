import { textIssues } from "../field/text-issues.ts";
import { blankIssues, isBlank, type TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { plainNumber } from "../japanese-input/hyphens.ts";
import { oneLine } from "../japanese-input/one-line.ts";
import { formatHolderName, holderNameIssues } from "./holder-name.ts";

/** Digits of an account number (R9.1). */
export const accountNumberDigits = 7;

/** Counts the digits and ignores separators. */
export const countAccountNumberDigits = (text: string) => plainNumber(text).length;

/** Exactly seven half-width digits (R5.1). */
export const isAccountNumber = (text: unknown) => typeof text === "string" && /^\d{7}$/.test(text);

/** Issue for a number that is not seven half-width digits (R5.1). */
export const accountNumberIssues = (text: unknown, path: IssuePath): Issue<"accountNumber">[] =>
  isAccountNumber(text) ? [] : [{ path, code: "accountNumber", params: { digits: accountNumberDigits } }];

/** Converts width and removes hyphens and spaces (B1). A number of another length stays as typed. */
export function formatAccountNumber(text: string): string {
  const digits = plainNumber(text);
  return isAccountNumber(digits) ? digits : text;
}

/** Adds the 0 that older passbooks omit from a number with six digits; the user must confirm it (R5.1). */
export function suggestAccountNumber(text: string): string | undefined {
  const digits = plainNumber(text);
  return /^\d{6}$/.test(digits) ? `0${digits}` : undefined;
}

/** The applicant's own account: 普通, 当座 (R3.3). */
export const depositTypes = ["ordinary", "checking"] as const;
export type DepositType = (typeof depositTypes)[number];

/** The account into which a claim is paid; here the wire uses `current` for 当座 (R3.3). */
export const claimDepositTypes = ["ordinary", "current"] as const;
export type ClaimDepositType = (typeof claimDepositTypes)[number];

/** The account of a claim is 普通 by default (R3.8, R9.1). */
export const defaultClaimDepositType: ClaimDepositType = "ordinary";

/** True for a deposit type of the applicant's own account (R5.3). */
export const isDepositType = (value: unknown): value is DepositType =>
  depositTypes.some((type) => type === value);

/** True for a deposit type of a claim's account (R5.8). */
export const isClaimDepositType = (value: unknown): value is ClaimDepositType =>
  claimDepositTypes.some((type) => type === value);

/** Converts the applicant's deposit type to the claim's: 当座 is `checking` in one record, `current` in the other (R3.3). */
export const claimDepositTypeOf = (type: DepositType): ClaimDepositType =>
  type === "checking" ? "current" : "ordinary";

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

/** The account in a pasted line; a missing part is null. */
export type PastedAccount = {
  readonly bank_name: string;
  readonly branch_name: string;
  readonly deposit_type: DepositType | null;
  readonly bank_account_number: string;
  readonly account_holder_name: string | null;
};

const depositTypeWords: ReadonlyMap<string, DepositType> = new Map([
  ["普通", "ordinary"],
  ["普", "ordinary"],
  ["普通預金", "ordinary"],
  ["当座", "checking"],
  ["当", "checking"],
  ["当座預金", "checking"],
]);

/**
 * Splits a pasted line on spaces of either width and tabs into bank, branch, type, number and holder (R5.6).
 * Of four parts, the type or the holder is missing; a holder may contain spaces.
 */
export function parseBankString(text: string): PastedAccount | null {
  const [bank_name = "", branch_name = "", ...rest] = text.trim().split(/\s+/);
  const deposit_type = depositTypeWords.get(rest[0] ?? "") ?? null;
  const [number, ...holder] = deposit_type === null ? rest : rest.slice(1);
  if (number === undefined || !/^\d+$/.test(plainNumber(number))) return null;
  if (deposit_type === null && holder.length === 0) return null;
  return {
    bank_name,
    branch_name,
    deposit_type,
    bank_account_number: formatAccountNumber(number),
    account_holder_name: holder.length === 0 ? null : formatHolderName(holder.join(" ")),
  };
}
