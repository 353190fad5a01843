import {
  amountRules,
  type ClaimInput,
  claimIssues,
  maximumClaims,
  tooManyClaims,
} from "../claim/claim-issues.ts";
import { amountWarnings } from "../claim/deductions.ts";
import { type ReceivePaymentAccount, receivePaymentAccountIssues } from "../claim/receive-payment-account.ts";
import { textIssues } from "../field/text-issues.ts";
import { formatIssues, requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";

export type SubmittedClaim = ClaimInput & {
  readonly receive_payment_account?: ReceivePaymentAccount | null | undefined;
};

export type SubmittedEntry = {
  readonly purchase_amount_desired?: TypedText;
  readonly purpose?: TypedText;
  readonly claims: readonly SubmittedClaim[];
};

/** The first submission asks for the receiving accounts too; a resubmission does not (R5.8). */
export const submissions = ["firstSubmission", "resubmission"] as const;
export type Submission = (typeof submissions)[number];

/** Finds faults that keep an entry from being submitted (R5.7–R5.9). */
export function entryIssues(entry: SubmittedEntry, submission: Submission): Issue[] {
  const claims = entry.claims.flatMap((claim, index) => submittedClaimIssues(claim, index, submission));
  return [...entryFieldIssues(entry), ...claimCountIssues(entry.claims), ...claims];
}

/** Finds doubtful answers of a first submission; they do not block it (R5.8). */
export function entryWarnings(entry: SubmittedEntry, submission: Submission): Issue[] {
  if (submission === "resubmission") return [];
  return entry.claims.flatMap((claim, index) => amountWarnings(claim, ["claims", index]));
}

/** Maximum characters of the purpose. */
export const longestPurpose = 500;

/** The entry's own fields: desired amount and purpose (R5.7). */
export function entryFieldIssues(entry: Omit<SubmittedEntry, "claims">): Issue[] {
  return [
    ...requiredIssues(entry, ["purchase_amount_desired", "purpose"]),
    ...formatIssues(entry, { purchase_amount_desired: amountRules }),
    ...textIssues(entry, { purpose: longestPurpose }),
  ];
}

/** At least one claim, which is a general error, and at most five (R5.7, R5.9). */
export function claimCountIssues(claims: readonly unknown[]): Issue[] {
  if (claims.length === 0) return [{ path: [], code: "noClaims" }];
  return claims.length > maximumClaims ? [tooManyClaims] : [];
}

/** One claim with the account it is paid into (R5.7, R5.8). */
export function submittedClaimIssues(claim: SubmittedClaim, index: number, submission: Submission): Issue[] {
  const path = ["claims", index];
  const issues = claimIssues(claim, path);
  if (submission === "resubmission") return issues;
  const account = claim.receive_payment_account ?? {};
  return [...issues, ...receivePaymentAccountIssues(account, [...path, "receive_payment_account"])];
}
