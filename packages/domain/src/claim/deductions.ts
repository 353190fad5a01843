import { readYen, type Yen } from "../amount/yen.ts";
import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";

/** Questions about a claim that the specification does not have; a server that does not know them asks nothing. */
export const claimAnswers = ["deducts_bank_charge", "withholds_tax", "forbids_transfer"] as const;
export type ClaimAnswer = (typeof claimAnswers)[number];
export type ClaimAnswers = Readonly<Partial<Record<ClaimAnswer, boolean | null | undefined>>>;

/** The answers of a claim; undefined where they were not asked for. */
export const claimAnswersOf = <Claim extends ClaimAnswers>(claim: Claim) =>
  Object.fromEntries(claimAnswers.map((answer) => [answer, claim[answer]])) as Pick<Claim, ClaimAnswer>;

/** Whether the payer takes something off the invoice before it is paid. */
export const isDeducted = ({ deducts_bank_charge, withholds_tax }: ClaimAnswers): boolean =>
  deducts_bank_charge === true || withholds_tax === true;

/** 10 % and the reconstruction surtax of 2.1 % on it; twice that of what lies above a million (所得税法205条). */
const withheldUpTo = 1_000_000;

/**
 * The tax that is withheld of an invoice with 10 % of consumption tax: of the amount before that tax, as it stands apart
 * on an invoice.
 */
export function withheldTax(amount: Yen): { readonly yen: Yen; readonly isHigher: boolean } {
  const net = Math.ceil((amount * 10) / 11);
  const higher = Math.max(0, net - withheldUpTo);
  return { yen: Math.floor(((net - higher) * 1021 + higher * 2042) / 10_000), isHigher: higher > 0 };
}

type Amounts = ClaimAnswers & {
  readonly amount?: TypedText;
  readonly scheduled_deposit_amount_from_obliger?: TypedText;
};

/** The amount that will arrive is sold: with a deduction it is less than the face value (B11). */
export function deductionIssues(claim: Amounts, path: IssuePath): Issue<"deductedNotLess">[] {
  const amount = readYen(claim.amount ?? "");
  const arrives = readYen(claim.scheduled_deposit_amount_from_obliger ?? "");
  if (!isDeducted(claim) || amount === null || arrives === null || arrives < amount) return [];
  return [{ path: [...path, "scheduled_deposit_amount_from_obliger"], code: "deductedNotLess" }];
}
