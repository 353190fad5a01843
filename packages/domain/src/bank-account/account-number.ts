import type { Issue, IssuePath } from "../issue.ts";
import { plainNumber } from "../japanese-input/digits.ts";

/** Digits of an account number (R9.1). */
export const accountNumberDigits = 7;

/** Counts the digits, whatever stands between them. */
export const accountNumberDigitsIn = (text: string) => plainNumber(text).length;

/** Exactly seven half-width digits (R5.1). */
export const isAccountNumber = (text: unknown) => typeof text === "string" && /^\d{7}$/.test(text);

/** The same as a finding (R5.1). */
export const accountNumberIssues = (text: unknown, path: IssuePath): Issue<"accountNumber">[] =>
  isAccountNumber(text) ? [] : [{ path, code: "accountNumber", params: { digits: accountNumberDigits } }];

/** Reads either width, hyphens and spaces (B1). A number of another length stays as it was typed, and is refused. */
export function formatAccountNumber(text: string): string {
  const digits = plainNumber(text);
  return isAccountNumber(digits) ? digits : text;
}

/**
 * Older passbooks of six digits leave out the 0 in front: with it, for the person to say that it is so (R5.1).
 * Of a shorter number digits are more likely to be missing than a 0.
 */
export function completedAccountNumber(text: string): string | undefined {
  const digits = plainNumber(text);
  return /^\d{6}$/.test(digits) ? `0${digits}` : undefined;
}
