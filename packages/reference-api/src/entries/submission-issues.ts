import type { BrandSettings } from "@kaitori/brand/settings";
import {
  type CalendarDate,
  claimAmountIssues,
  desiredAmountIssues,
  entryIssues,
  paymentDateIssues,
  readYen,
  receivePaymentAccountIssues,
  type Submission,
} from "@kaitori/domain";
import type { Finding } from "../http/issues.ts";
import type { NormalisedClaim, NormalisedEntry } from "./submission.ts";

/** As many digits as the wire carries. */
const largestYen = 999_999_999_999;
const longest = {
  purpose: 500,
  obliger_company_name: 100,
  houjinbangou_address: 200,
  bank_name: 100,
} as const;

/** By which rules an entry is judged, and on which day. */
export type Judgement = {
  kind: Submission;
  today: CalendarDate;
  /** The claims of a resubmission that are written anew; those of a first submission all are. */
  corrected?: readonly number[];
};

/** The domain's rules, and what only the server knows: the brand's limits, today, the width of its columns. */
export function submissionIssues(
  entry: NormalisedEntry,
  limits: BrandSettings["limits"],
  judgement: Judgement,
): Finding[] {
  return [
    ...entryIssues(entry, judgement.kind),
    ...desiredAmountIssues(entry, limits),
    ...textIssues(entry.purpose, "purpose", []),
    ...entry.claims.flatMap((claim, index) => claimIssues(claim, ["claims", index], judgement)),
    ...entry.claims.flatMap((claim, index) => claimAmountIssues(claim, limits, ["claims", index])),
  ];
}

function claimIssues(
  claim: NormalisedClaim,
  path: readonly (string | number)[],
  { kind, today, corrected = [] }: Judgement,
): Finding[] {
  const issues: Finding[] = [
    ...textIssues(claim.obliger_company_name, "obliger_company_name", path),
    ...textIssues(claim.houjinbangou_address, "houjinbangou_address", path),
    ...textIssues(claim.receive_payment_account.bank_name, "bank_name", [...path, "receive_payment_account"]),
  ];
  for (const field of ["amount", "scheduled_deposit_amount_from_obliger"] as const)
    if ((readYen(claim[field] ?? "") ?? 0) > largestYen)
      issues.push({ path: [...path, field], code: "amount" });
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

function textIssues(
  text: string | null | undefined,
  field: keyof typeof longest,
  path: readonly (string | number)[],
): Finding[] {
  const max = longest[field];
  return (text ?? "").length <= max ? [] : [{ path: [...path, field], code: "tooLong", params: { max } }];
}
