import type { AnyStatus } from "../entry/entry-status.ts";

/** Status of one invoice, by the number the server gives it (R4.4). */
export const ClaimStatus = {
  underReview: 1,
  inadequate: 2,
  canBuy: 3, // the desk will buy it
  contracted: 4,
  transferred: 5, // its price has been paid to the seller
  returned: 6, // the seller has handed over the payer's money
  delay: 7, // the seller withholds the payer's money
  cannotBuy: 8,
  cancel: 9,
} as const;
export type ClaimStatus = (typeof ClaimStatus)[keyof typeof ClaimStatus];

export const claimStatuses = Object.values(ClaimStatus);

/** The group of claims that are to be paid (R4.1). */
export const ClaimGroupStatus = { payment: 0 } as const;
export type ClaimGroupStatus = (typeof ClaimGroupStatus)[keyof typeof ClaimGroupStatus];

/** Reasons to end a sale before paying its price: the closed list of article 13 of the contract. */
export const saleEndCauses = [
  "payerInsolvent", // the payer cannot pay any more
  "payerPaid", // the payer has paid already
] as const;
export type SaleEndCause = (typeof saleEndCauses)[number];

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
