import { amountWarnings } from "../claim/amount-warning.ts";
import { type ClaimFile, hasInvoiceFile } from "../claim/claim-files.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import type { Issue, IssuePath } from "../issue.ts";
import {
  claimCountIssues,
  entryFieldIssues,
  type SubmittedClaim,
  type SubmittedEntry,
  submittedClaimIssues,
} from "./entry-issues.ts";
import type { AnyStatus } from "./entry-status.ts";

export type ContractClaim = SubmittedClaim & {
  readonly status?: AnyStatus | undefined;
  readonly is_fixed_debt?: boolean | null | undefined;
  readonly is_bank_transfer_from_obliger?: boolean | null | undefined;
  readonly contentfiles: readonly ClaimFile[];
};

export type ContractEntry = Omit<SubmittedEntry, "claims"> & { readonly claims: readonly ContractClaim[] };

/** Issues that keep an entry from a contract; an empty list means ready (R5.10). Claims that are no longer for sale are ignored. */
export function contractIssues(entry: ContractEntry): Issue[] {
  const claims = entry.claims.flatMap((claim, index) =>
    isNotForSale(claim)
      ? []
      : [...submittedClaimIssues(claim, index, "firstSubmission"), ...contractClaimIssues(claim, index)],
  );
  const forSale = entry.claims.filter((claim) => !isNotForSale(claim));
  return [...entryFieldIssues(entry), ...claimCountIssues(forSale), ...claims];
}

const isNotForSale = ({ status }: ContractClaim) =>
  status === ClaimStatus.cannotBuy || status === ClaimStatus.cancel;

/** Issues of a claim that keep it from a contract, but not from a submission (R5.10). */
export function contractClaimIssues(claim: ContractClaim, index: number): Issue[] {
  const path = ["claims", index];
  const issues = contractAnswerIssues(claim, path);
  if (!hasInvoiceFile(claim)) issues.push({ path: [...path, "contentfiles"], code: "noInvoiceFile" });
  return issues;
}

/** Issues of the answers in a claim: corrected in the form, while a missing invoice needs an upload. */
export function contractAnswerIssues(claim: Omit<ContractClaim, "contentfiles">, path: IssuePath): Issue[] {
  const issues: Issue[] = amountWarnings(claim, path);
  if (claim.is_fixed_debt !== true) issues.push({ path: [...path, "is_fixed_debt"], code: "notFixedDebt" });
  if (claim.is_bank_transfer_from_obliger !== true)
    issues.push({ path: [...path, "is_bank_transfer_from_obliger"], code: "notBankTransfer" });
  return issues;
}
