import type { Issue, IssuePath } from "../issue.ts";
import { plainNumber } from "../japanese-input/digits.ts";

/** Digits of an account number (spec §9, R9.1). */
export const accountNumberDigits = 7;

/** Exactly seven half-width digits (spec §5, R5.1). */
export const isAccountNumber = (text: unknown) => typeof text === "string" && /^\d{7}$/.test(text);

/** The same as a finding (spec §5, R5.1). */
export const accountNumberIssues = (text: unknown, path: IssuePath): Issue<"accountNumber">[] =>
  isAccountNumber(text) ? [] : [{ path, code: "accountNumber", params: { digits: accountNumberDigits } }];

/** Reads either width, hyphens and spaces; it never adds or drops a digit (B1). */
export function formatAccountNumber(text: string): string {
  const digits = plainNumber(text);
  return isAccountNumber(digits) ? digits : text;
}
