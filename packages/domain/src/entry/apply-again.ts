import { ClaimStatus } from "../claim/claim-status.ts";
import { type AnyStatus, EntryStatus } from "./entry-status.ts";

type EndedEntry<Claim> = {
  readonly status: AnyStatus;
  readonly contracted_at: unknown;
  readonly claims: readonly Claim[];
};

const contractedOrLater: ReadonlySet<AnyStatus> = new Set([
  EntryStatus.contracted,
  EntryStatus.transferred,
  EntryStatus.archived,
]);

/**
 * Claims with which the applicant may apply again (B15): all of an entry that ended without a contract, the refused
 * ones of a contracted entry, and none while the review is open.
 */
export function claimsToApplyAgain<Claim extends { readonly status: AnyStatus }>({
  status,
  contracted_at,
  claims,
}: EndedEntry<Claim>): Claim[] {
  if (!contractedOrLater.has(status)) return [];
  return contracted_at === null
    ? status === EntryStatus.archived
      ? [...claims]
      : []
    : claims.filter((claim) => claim.status === ClaimStatus.cannotBuy);
}
