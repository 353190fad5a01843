import { type ApplicantAccount, applicantAccountIssues } from "../bank-account/account.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { type ClaimFile, hasInvoiceFile } from "../claim/claim-files.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import { amountWarnings } from "../claim/deductions.ts";
import { isIdentityConfirmed, type WithIdentity } from "../identity/identity.ts";
import type { Issue, IssuePath } from "../issue.ts";
import {
  claimCountIssues,
  entryFieldIssues,
  type SubmittedClaim,
  type SubmittedEntry,
  submittedClaimIssues,
} from "./entry-issues.ts";
import { type AnyStatus, EntryStatus } from "./entry-status.ts";

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

export type ContractBlocker =
  | "notReviewed"
  | "identityNotConfirmed"
  | "nothingForSale"
  | "incomplete"
  | "bankAccountIncomplete";

type Offer = ContractEntry & { readonly status: AnyStatus; readonly bank_account: ApplicantAccount | null };

/** Reasons against contracting an entry (R4.20, R4.21, R5.10), such as a missing account for the price. */
export function contractBlockers(entry: Offer, user: WithIdentity, today: CalendarDate): ContractBlocker[] {
  const blockers: ContractBlocker[] = [];
  if (entry.status !== EntryStatus.reviewed) blockers.push("notReviewed");
  if (!isIdentityConfirmed(user, today)) blockers.push("identityNotConfirmed");
  if (!entry.claims.some((claim) => claim.status === ClaimStatus.canBuy)) blockers.push("nothingForSale");
  if (contractIssues(entry).length > 0) blockers.push("incomplete");
  if (applicantAccountIssues(entry.bank_account ?? {}).length > 0) blockers.push("bankAccountIncomplete");
  return blockers;
}
