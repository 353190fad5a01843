import { type Price as Figures, totalPrice, writeYen } from "@kaitori/domain";
import type { Claim } from "./claim.ts";
import type { ClaimPrice, Price } from "./price.ts";

interface PricedClaim {
  readonly claim: Pick<Claim, "id" | "code" | "obliger_company_name">;
  readonly price: Figures;
}

/** Converts a price to the wire's form. */
export const writePrice = ({ faceValue, principal, fee, bankCharge, deposit }: Figures): Price => ({
  amount: writeYen(faceValue),
  ...(principal === faceValue ? {} : { purchase_principal_amount: writeYen(principal) }),
  purchase_fee: writeYen(fee),
  bank_charge: writeYen(bankCharge),
  deposit_amount: writeYen(deposit),
});

/** Prices of an offer: of each claim and of all together (B5). */
export function offerPrices(priced: readonly PricedClaim[]): { claims: ClaimPrice[]; total: Price } {
  return {
    claims: priced.map(({ claim: { id, code, obliger_company_name }, price }) => ({
      claim: id,
      code,
      obliger_company_name,
      ...writePrice(price),
    })),
    total: writePrice(totalPrice(priced.map(({ price }) => price))),
  };
}
