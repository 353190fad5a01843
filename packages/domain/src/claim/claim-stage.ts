import type { AnyStatus } from "../entry/entry-status.ts";
import { ClaimStatus } from "./claim-status.ts";

/** An unknown status of a server is in none of these groups. */
type WithStatus = { readonly status: AnyStatus };

const { underReview, inadequate, canBuy, contracted, transferred, returned, delay, cannotBuy, cancel } =
  ClaimStatus;

const claimStatusesAfterReview: ReadonlySet<AnyStatus> = new Set([
  canBuy,
  contracted,
  transferred,
  returned,
  delay,
  cannotBuy,
  cancel,
]);

const claimStatusesAfterContract: ReadonlySet<AnyStatus> = new Set([
  contracted,
  transferred,
  returned,
  delay,
]);

const claimStatusesWithHandOver: ReadonlySet<AnyStatus> = new Set([
  underReview,
  inadequate,
  canBuy,
  contracted,
  transferred,
  returned,
  delay,
]);

const claimStatusesWithPurchaseAmount: ReadonlySet<AnyStatus> = new Set([
  canBuy,
  contracted,
  transferred,
  delay,
  returned,
]);

const openClaimStatuses: ReadonlySet<AnyStatus> = new Set([contracted, transferred, delay]);

/** Sold and not handed over yet: the entry cannot be closed (R4.21). */
export const isOpenClaim = (claim: WithStatus) => openClaimStatuses.has(claim.status);

/** Decided by the desk (R4.5). */
export const isAfterReview = (claim: WithStatus) => claimStatusesAfterReview.has(claim.status);

/** Sold (R4.5). */
export const isAfterContract = (claim: WithStatus) => claimStatusesAfterContract.has(claim.status);

/** The payer's money must be handed over by a date (R4.5). */
export const needsHandOver = (claim: WithStatus) => claimStatusesWithHandOver.has(claim.status);

/** True if the review has set a purchase amount (R4.5). */
export const hasPurchaseAmount = (claim: WithStatus) => claimStatusesWithPurchaseAmount.has(claim.status);

/** True if at least one claim is inadequate (R4.6). */
export const hasInadequateClaim = (claims: readonly WithStatus[]) =>
  claims.some((claim) => claim.status === inadequate);

/** A claim in delay blocks an entry unless the desk permits it (R4.15). */
export function hasDelayClaim(
  claims: readonly { readonly status: AnyStatus }[],
  profile: { readonly has_entry_permission_when_delayed: boolean },
): boolean {
  return (
    !profile.has_entry_permission_when_delayed && claims.some((claim) => claim.status === ClaimStatus.delay)
  );
}
