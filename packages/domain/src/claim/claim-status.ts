/** Where one invoice stands, by the number the server gives it (R4.4). */
export const ClaimStatus = {
  underReview: 1,
  inadequate: 2,
  canBuy: 3,
  contracted: 4,
  transferred: 5,
  returned: 6,
  delay: 7,
  cannotBuy: 8,
  cancel: 9,
} as const;
export type ClaimStatus = (typeof ClaimStatus)[keyof typeof ClaimStatus];

export const claimStatuses = Object.values(ClaimStatus);

/** The group of claims that are to be paid (R4.1). */
export const ClaimGroupStatus = { payment: 0 } as const;
export type ClaimGroupStatus = (typeof ClaimGroupStatus)[keyof typeof ClaimGroupStatus];
