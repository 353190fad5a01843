import { readYen, type Yen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** Yes-or-no questions about a claim, added to the specification: two deductions by the payer, and a ban on the transfer. */
export const claimAnswers = ["deducts_bank_charge", "withholds_tax", "forbids_transfer"] as const;
export type ClaimAnswer = (typeof claimAnswers)[number];
export type ClaimAnswers = Readonly<Partial<Record<ClaimAnswer, boolean | null | undefined>>>;

/** The answers of a claim; undefined if the question was not asked. */
export const claimAnswersOf = <Claim extends ClaimAnswers>(claim: Claim) =>
  Object.fromEntries(claimAnswers.map((answer) => [answer, claim[answer]])) as Pick<Claim, ClaimAnswer>;

/** The payer deducts something before paying. */
export const isDeducted = ({ deducts_bank_charge, withholds_tax }: ClaimAnswers): boolean =>
  deducts_bank_charge === true || withholds_tax === true;

/** Withholding tax is 10.21 % including the reconstruction surtax, and twice that above one million yen (所得税法205条). */
const higherRateThreshold = 1_000_000;

/** Withholding tax of an invoice with 10 % consumption tax, calculated on the amount before consumption tax. */
export function withheldTax(amount: Yen): { readonly yen: Yen; readonly isHigher: boolean } {
  const net = Math.ceil((amount * 10) / 11);
  const higher = Math.max(0, net - higherRateThreshold);
  return { yen: Math.floor(((net - higher) * 1021 + higher * 2042) / 10_000), isHigher: higher > 0 };
}

type Amounts = {
  readonly amount?: TypedText;
  readonly scheduled_deposit_amount_from_obliger?: TypedText;
};

/** Face value including tax, and the expected transfer; null if one of them is unreadable. */
function amountsOf(claim: Amounts): { readonly amount: Yen; readonly transfer: Yen } | null {
  const amount = readYen(claim.amount ?? "");
  const transfer = readYen(claim.scheduled_deposit_amount_from_obliger ?? "");
  return amount === null || transfer === null ? null : { amount, transfer };
}

const transferPath = (path: IssuePath) => [...path, "scheduled_deposit_amount_from_obliger"];

/** The amount that will arrive is sold: with a deduction it is less than the face value (B11). */
export function deductionIssues(claim: Amounts & ClaimAnswers, path: IssuePath): Issue<"deductedNotLess">[] {
  const amounts = amountsOf(claim);
  if (!isDeducted(claim) || amounts === null || amounts.transfer < amounts.amount) return [];
  return [{ path: transferPath(path), code: "deductedNotLess" }];
}

/** Warns if the expected transfer exceeds the face value including tax (R5.8). */
export function amountWarnings(claim: Amounts, path: IssuePath): Issue<"transferExceedsInvoice">[] {
  const amounts = amountsOf(claim);
  if (amounts === null || amounts.transfer <= amounts.amount) return [];
  return [{ path: transferPath(path), code: "transferExceedsInvoice", params: amounts }];
}
