import { type ApplicantAccount, applicantAccountIssues } from "../bank-account/applicant-account.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import { isIdentityConfirmed, type WithIdentity } from "../identity/identity.ts";
import { type ContractEntry, contractIssues } from "./contract-readiness.ts";
import { type AnyStatus, EntryStatus } from "./entry-status.ts";

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
