import type { Yen } from "../amount/yen.ts";
import type { PurchaseLimits } from "../entry/desired-amount.ts";

/**
 * What a brand says that it buys bounds what is bought of one application, whatever was asked for: never more than the
 * most, and no less than the least when all of it is offered.
 */
export const isAboveLimit = (principals: readonly Yen[], { purchaseAmountMax }: PurchaseLimits): boolean =>
  sum(principals) > purchaseAmountMax;

export const isBelowLimit = (principals: readonly Yen[], { purchaseAmountMin }: PurchaseLimits): boolean =>
  sum(principals) < purchaseAmountMin;

const sum = (amounts: readonly Yen[]) => amounts.reduce((all, one) => all + one, 0);
