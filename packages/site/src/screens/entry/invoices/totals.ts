import { yenOf } from "@kaitori/domain";
import { sellableAmountOf } from "#application/price/estimate.ts";
import { type InvoiceValues, readEntry } from "./invoice-values.ts";

export interface Totals {
  readonly amount: number;
  readonly scheduled: number;
  /** The amount for sale: never more than the face value of an invoice (B5). */
  readonly forSale: number;
  readonly desired: number;
}

/** Subtotals of what can be read so far. */
export function totalsOf(values: InvoiceValues): Totals {
  const { claims, purchase_amount_desired } = readEntry(values);
  const sum = (yen: readonly string[]) => yen.reduce((total, text) => total + yenOf(text), 0);
  const salable = claims.reduce((total, claim) => total + sellableAmountOf(claim), 0);
  return {
    amount: sum(claims.map(({ amount }) => amount)),
    scheduled: sum(claims.map((claim) => claim.scheduled_deposit_amount_from_obliger)),
    forSale: salable,
    desired: yenOf(purchase_amount_desired),
  };
}
