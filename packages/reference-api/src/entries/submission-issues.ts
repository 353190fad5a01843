import type { BrandSettings } from "@kaitori/brand/settings";
import {
  type CalendarDate,
  desiredAmountIssues,
  entryIssues,
  paymentDateIssues,
  readYen,
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

/** The domain's rules, and what only the server knows: the brand's limits, today, the width of its columns. */
export function submissionIssues(
  entry: NormalisedEntry,
  kind: Submission,
  limits: BrandSettings["limits"],
  today: CalendarDate,
): Finding[] {
  return [
    ...entryIssues(entry, kind),
    ...desiredAmountIssues(entry, limits),
    ...textIssues(entry.purpose, "purpose", []),
    ...entry.claims.flatMap((claim, index) => claimIssues(claim, ["claims", index], kind, today)),
  ];
}

function claimIssues(
  claim: NormalisedClaim,
  path: readonly (string | number)[],
  kind: Submission,
  today: CalendarDate,
): Finding[] {
  const issues: Finding[] = [
    ...textIssues(claim.obliger_company_name, "obliger_company_name", path),
    ...textIssues(claim.houjinbangou_address, "houjinbangou_address", path),
    ...textIssues(claim.receive_payment_account.bank_name, "bank_name", [...path, "receive_payment_account"]),
  ];
  for (const field of ["amount", "scheduled_deposit_amount_from_obliger"] as const)
    if ((readYen(claim[field] ?? "") ?? 0) > largestYen)
      issues.push({ path: [...path, field], code: "amount" });
  if (kind === "first") issues.push(...paymentDateIssues(claim, today, path));
  return issues;
}

function textIssues(
  text: string | null | undefined,
  field: keyof typeof longest,
  path: readonly (string | number)[],
): Finding[] {
  const max = longest[field];
  return (text ?? "").length <= max ? [] : [{ path: [...path, field], code: "tooLong", params: { max } }];
}
