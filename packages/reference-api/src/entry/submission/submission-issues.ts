import type { BrandSettings } from "@kaitori/brand/settings";
import {
  type CalendarDate,
  claimAmountIssues,
  desiredAmountIssues,
  entryIssues,
  paymentDateIssues,
  receivePaymentAccountIssues,
  type Submission,
} from "@kaitori/domain";
import type { Finding } from "../../http/issues.ts";
import type { NormalisedClaim, NormalisedEntry } from "./submission.ts";

/** Kind and day of the submission, which determine the checks. */
export type CheckOptions = {
  kind: Submission;
  today: CalendarDate;
  /** Ids of the claims that a resubmission corrects. */
  corrected?: readonly number[];
};

/** Checks the rules of the domain with the brand's limits and the day. */
export function submissionIssues(
  entry: NormalisedEntry,
  limits: BrandSettings["limits"],
  options: CheckOptions,
): Finding[] {
  return [
    ...entryIssues(entry, options.kind),
    ...desiredAmountIssues(entry, limits),
    ...entry.claims.flatMap((claim, index) => claimIssues(claim, ["claims", index], options)),
    ...entry.claims.flatMap((claim, index) => claimAmountIssues(claim, limits, ["claims", index])),
  ];
}

function claimIssues(
  claim: NormalisedClaim,
  path: readonly (string | number)[],
  { kind, today, corrected = [] }: CheckOptions,
): Finding[] {
  const issues: Finding[] = [];
  const isFirst = kind === "first";
  const isCorrected = claim.id !== undefined && corrected.includes(claim.id);
  if (isFirst || isCorrected) issues.push(...paymentDateIssues(claim, today, path));
  // The rules of the first submission cover the account. A resubmission need not repeat it (R5.8).
  const { receive_payment_account: account } = claim;
  if (!isFirst && isCorrected && isAccountGiven(account))
    issues.push(...receivePaymentAccountIssues(account, [...path, "receive_payment_account"]));
  return issues;
}

const isAccountGiven = (account: NormalisedClaim["receive_payment_account"]) =>
  account.bank_name !== "" || account.bank_account_number !== "" || account.obliger_accounts.length > 0;
