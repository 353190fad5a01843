import { readYen, type Yen } from "../amount/yen.ts";
import { hasPurchaseAmount } from "../claim/claim-stage.ts";

type Purchased<Id> = {
  readonly id: Id;
  readonly status: number;
  readonly purchase_amount: string | null;
};

/**
 * The purchase total counts the selected claims that have a purchase amount (spec §4, R4.7).
 * It is null rather than too small when one of their amounts cannot be read.
 */
export function purchaseTotal<Id extends number | string>(
  claims: readonly Purchased<Id>[],
  selected: readonly Id[],
): Yen | null {
  const counted = claims.filter((claim) => selected.includes(claim.id) && hasPurchaseAmount(claim));
  return counted.reduce<Yen | null>((total, claim) => {
    const amount = readYen(claim.purchase_amount ?? "");
    return total === null || amount === null ? null : total + amount;
  }, 0);
}
