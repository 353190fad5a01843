import { readYen } from "@kaitori/domain";
import { type InvoiceValues, readEntry } from "./invoice-values.ts";

export interface Totals {
  readonly amount: number;
  readonly scheduled: number;
  readonly desired: number;
}

/** Subtotals of what can be read so far. */
export function totalsOf(values: InvoiceValues): Totals {
  const { claims, purchase_amount_desired } = readEntry(values);
  const sum = (yen: readonly string[]) => yen.reduce((total, text) => total + (readYen(text) ?? 0), 0);
  return {
    amount: sum(claims.map(({ amount }) => amount)),
    scheduled: sum(claims.map((claim) => claim.scheduled_deposit_amount_from_obliger)),
    desired: readYen(purchase_amount_desired) ?? 0,
  };
}
