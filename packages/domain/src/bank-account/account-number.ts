import type { Issue, IssuePath } from "../issue.ts";
import { plainNumber } from "../japanese-input/hyphens.ts";

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
