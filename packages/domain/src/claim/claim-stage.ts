import type { AnyStatus } from "../entry/entry-status.ts";
import { ClaimStatus } from "./claim-status.ts";

/** An unknown status of a server is in none of these groups. */
type WithStatus = { readonly status: AnyStatus };

const { underReview, inadequate, canBuy, contracted, transferred, returned, delay, cannotBuy, cancel } =
  ClaimStatus;

/* @__NO_SIDE_EFFECTS__ */
const isIn = (...statuses: readonly ClaimStatus[]) => {
  const group: ReadonlySet<AnyStatus> = new Set(statuses);
  return (claim: WithStatus): boolean => group.has(claim.status);
};

/** True if the claim is sold and the payer's money is not handed over yet: the entry cannot be closed (R4.21). */
export const isOpenClaim = isIn(contracted, transferred, delay);

/** True if the desk has decided on the claim (R4.5). */
export const isAfterReview = isIn(canBuy, contracted, transferred, returned, delay, cannotBuy, cancel);

/** True if the claim is sold (R4.5). */
export const isAfterContract = isIn(contracted, transferred, returned, delay);

/** True if the claim has a hand-over day, or gets one when it is sold (R4.5). */
export const needsHandOver = isIn(underReview, inadequate, canBuy, contracted, transferred, returned, delay);

/** True if the review has set a purchase amount (R4.5). */
export const hasPurchaseAmount = isIn(canBuy, contracted, transferred, delay, returned);

/** True if at least one claim is inadequate (R4.6). */
export const hasInadequateClaim = (claims: readonly WithStatus[]) =>
  claims.some((claim) => claim.status === inadequate);

/** True if a claim in delay blocks new entries; the desk can permit them (R4.15). */
export const hasDelayClaim = (
  claims: readonly WithStatus[],
  profile: { readonly has_entry_permission_when_delayed: boolean },
): boolean => !profile.has_entry_permission_when_delayed && claims.some(({ status }) => status === delay);
