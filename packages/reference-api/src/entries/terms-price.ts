import { claimPrice, type Price, totalPrice, writeYen } from "@kaitori/domain";
import type { ClaimPrice, Price as WirePrice } from "@kaitori/wire";
import type { ClaimRow } from "./own-entry.ts";

/** 買い取る額 − 手数料 − 振込手数料 = 入金額, per claim and in total (B5). */
export function pricesOf(claims: readonly ClaimRow[]): {
  claims: ClaimPrice[];
  total: WirePrice;
  deposit: number;
} {
  const priced = claims.map((claim) => ({ claim, price: priceOfClaim(claim) }));
  const total = totalPrice(priced.map(({ price }) => price));
  return {
    claims: priced.map(({ claim, price }) => ({
      claim: claim.id,
      code: claim.code,
      obliger_company_name: claim.obliger_company_name,
      ...wirePrice(price),
    })),
    total: wirePrice(total),
    deposit: total.deposit,
  };
}

export const depositOf = (claims: readonly ClaimRow[]) => pricesOf(claims).deposit;

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

const wirePrice = ({ faceValue, principal, fee, bankCharge, deposit }: Price): WirePrice => ({
  amount: writeYen(faceValue),
  ...(principal === faceValue ? {} : { purchase_principal_amount: writeYen(principal) }),
  purchase_fee: writeYen(fee),
  bank_charge: writeYen(bankCharge),
  deposit_amount: writeYen(deposit),
});
