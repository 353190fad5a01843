import { type Price as Figures, totalPrice, writeYen } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Id, YenText } from "../values.ts";
import type { Claim } from "./claim.ts";

const price = {
  /** 額面 */
  amount: YenText,
  /** 買取対象額, if less than the face value is bought. */
  purchase_principal_amount: v.optional(YenText),
  /** 手数料 */
  purchase_fee: YenText,
  /** 振込手数料 */
  bank_charge: YenText,
  /** 入金額 = 額面 (or 買取対象額) − 手数料 − 振込手数料, exact to the yen (B5). */
  deposit_amount: YenText,
};

export const Price = record("Price", price);
export type Price = v.InferOutput<typeof Price>;

export const ClaimPrice = record("ClaimPrice", {
  claim: Id,
  code: v.string(),
  obliger_company_name: v.string(),
  ...price,
});
export type ClaimPrice = v.InferOutput<typeof ClaimPrice>;

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
