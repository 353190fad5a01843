import * as v from "valibot";
import { record } from "../record.ts";
import { YenText } from "../values/decimal.ts";
import { Id } from "../values/id.ts";

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
