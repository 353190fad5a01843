/** Why the buyer ends the sale of a claim before its price is paid: the closed list of article 13 of the contract. */
export const saleEndCauses = [
  "payerInsolvent", // the payer cannot pay any more
  "payerPaid", // the payer has paid already
] as const;
export type SaleEndCause = (typeof saleEndCauses)[number];
