import { claimPrice, type Price, totalPrice, writeYen } from "@kaitori/domain";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";

/** 買い取る額 − 手数料 − 振込手数料 = 入金額 of each claim (B5). */
export const pricedClaims = (claims: readonly ClaimRow[]) =>
  claims.map((claim) => ({ claim, price: priceOfClaim(claim) }));

export const depositOf = (claims: readonly ClaimRow[]) => totalPrice(claims.map(priceOfClaim)).deposit;

function priceOfClaim(claim: ClaimRow): Price {
  const text = (yen: number | null) => (yen === null ? null : writeYen(yen));
  const price = claimPrice({
    amount: writeYen(claim.amount),
    purchase_principal_amount: text(claim.purchase_principal_amount),
    purchase_fee: text(claim.purchase_fee),
    bank_charge: text(claim.bank_charge),
  });
  // The review quotes a price with every claim that can be bought.
  if (price === null) throw new Error(`Claim ${claim.id} is for sale without a price`);
  return price;
}
