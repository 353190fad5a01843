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
