import { isPositiveYen, isWithinYen } from "../amount/yen.ts";
import { estimatedHolidaysUntil } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../calendar/calendar-date.ts";
import { isHoujinbangou } from "../company-number/houjinbangou.ts";
import { isPrintable, textIssues } from "../field/text-issues.ts";
import { formatIssues, requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { type ClaimAnswers, deductionIssues } from "./deductions.ts";

/** A payment date must be after today (D5.7). */
export function paymentDateIssues(
  claim: { readonly obliger_payment_date?: TypedText },
  today: CalendarDate,
  path: IssuePath,
): Issue<"pastDate">[] {
  const date = claim.obliger_payment_date ?? "";
  if (!isCalendarDate(date) || date > today) return [];
  return [{ path: [...path, "obliger_payment_date"], code: "pastDate" }];
}

/** Days reserved for the hand-over: 20 bank days at most, and the New Year holidays. */
const reservedDays = 45;

/** Last payment date whose hand-over day can be computed, because its holidays can be estimated. */
export const lastPaymentDate = addDays(estimatedHolidaysUntil, -reservedDays);

/** Refuses a payment date whose hand-over day would be uncertain (D5.7, D19). */
export function paymentDateTooFarIssues(
  claim: { readonly obliger_payment_date?: TypedText },
  path: IssuePath,
): Issue<"paymentDateTooFar">[] {
  const date = claim.obliger_payment_date ?? "";
  if (!isCalendarDate(date) || date <= lastPaymentDate) return [];
  return [
    {
      path: [...path, "obliger_payment_date"],
      code: "paymentDateTooFar",
      params: { last: lastPaymentDate },
    },
  ];
}

/** Maximum number of invoices of an entry (R9.1). */
export const maximumClaims = 5;

/** Issue for a sixth invoice, before it is added (R5.9). */
export function addClaimIssues(claims: readonly unknown[]): Issue<"tooManyClaims">[] {
  return claims.length < maximumClaims ? [] : [tooManyClaims];
}

/** Issue for an entry that already has too many invoices (R5.9). */
export const tooManyClaims: Issue<"tooManyClaims"> = {
  path: ["claims"],
  code: "tooManyClaims",
  params: { maximum: maximumClaims },
};

/** Required of every claim (R5.7). */
const requiredClaimFields = [
  "obliger_company_name",
  "amount",
  "scheduled_deposit_amount_from_obliger",
  "obliger_payment_date",
] as const;

export type ClaimInput = Readonly<Partial<Record<(typeof requiredClaimFields)[number], TypedText>>> &
  ClaimAnswers & {
    readonly houjinbangou?: TypedText;
    readonly houjinbangou_address?: TypedText;
    readonly twin_reason?: TypedText;
  };

/** Limits an amount of an entry to a positive number below `maximumYen`. */
export const amountRules = [
  { rule: isWithinYen, code: "amountTooLarge" },
  { rule: isPositiveYen, code: "amount" },
] as const;

const formatRules = {
  obliger_company_name: { rule: isPrintable, code: "nameCharacters" },
  amount: amountRules,
  scheduled_deposit_amount_from_obliger: amountRules,
  obliger_payment_date: { rule: isCalendarDate, code: "date" },
  houjinbangou: { rule: isHoujinbangou, code: "houjinbangou" },
} as const;

/** Maximum characters of the payer's names, and of the reason why an invoice is not a duplicate. */
const longest = { obliger_company_name: 100, houjinbangou_address: 200, twin_reason: 200 } as const;

/** Finds faults of a claim on any submission: missing fields first, then unreadable ones (R5.7). */
export const claimIssues = (claim: ClaimInput, path: IssuePath): Issue[] => [
  ...requiredIssues(claim, requiredClaimFields, path),
  ...formatIssues(claim, formatRules, path),
  ...textIssues(claim, longest, path),
  ...paymentDateTooFarIssues(claim, path),
  ...deductionIssues(claim, path),
];
