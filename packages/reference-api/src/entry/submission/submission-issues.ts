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

/** By which rules an entry is judged, and on which day. */
export type Judgement = {
  kind: Submission;
  today: CalendarDate;
  /** The claims of a resubmission that are written anew; those of a first submission all are. */
  corrected?: readonly number[];
};

/** The domain's rules, and what only the server knows: the brand's limits and today. */
export function submissionIssues(
  entry: NormalisedEntry,
  limits: BrandSettings["limits"],
  judgement: Judgement,
): Finding[] {
  return [
    ...entryIssues(entry, judgement.kind),
    ...desiredAmountIssues(entry, limits),
    ...entry.claims.flatMap((claim, index) => claimIssues(claim, ["claims", index], judgement)),
    ...entry.claims.flatMap((claim, index) => claimAmountIssues(claim, limits, ["claims", index])),
  ];
}

function claimIssues(
  claim: NormalisedClaim,
  path: readonly (string | number)[],
  { kind, today, corrected = [] }: Judgement,
): Finding[] {
  const issues: Finding[] = [];
  const isFirst = kind === "first";
  const isCorrected = claim.id !== undefined && corrected.includes(claim.id);
  if (isFirst || isCorrected) issues.push(...paymentDateIssues(claim, today, path));
  // A first submission has been asked for the account already; a resubmission need not repeat it (R5.8).
  const { receive_payment_account: account } = claim;
  if (!isFirst && isCorrected && isAccountGiven(account))
    issues.push(...receivePaymentAccountIssues(account, [...path, "receive_payment_account"]));
  return issues;
}

const isAccountGiven = (account: NormalisedClaim["receive_payment_account"]) =>
  account.bank_name !== "" || account.bank_account_number !== "" || account.obliger_accounts.length > 0;
