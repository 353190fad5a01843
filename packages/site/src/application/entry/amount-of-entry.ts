import { EntryStatus, type Price, type Yen, yenOf } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { hasEndedUnpaid } from "./entry-phase.ts";
import { countOfClaims, priceOfClaims } from "./entry-price.ts";
import { isLateClaim, owedClaims, sumToHandOver } from "./owed-claims.ts";

export interface AmountOfEntry {
  readonly name:
    | "desired"
    | "expected"
    | "expectedOfAll"
    | "toArrive"
    | "received"
    | "toHandOver"
    | "toHandOverNext"
    | "toHandOverLate";
  readonly yen: Yen;
  readonly price: Price | null;
}

/** Only a payout that has been made is called `received`: an offer may be declined, a contracted payout is still to come. */
export function amountOfEntry(entry: Entry, claimsNotHandedOver: readonly Claim[]): AmountOfEntry {
  const price = hasEndedUnpaid(entry) ? null : priceOfClaims(entry.claims);
  if (!price) return { name: "desired", yen: yenOf(entry.purchase_amount_desired), price };
  // Late money is shown without the money that is due later.
  const lateAmount = sumToHandOver(claimsNotHandedOver.filter(isLateClaim));
  if (lateAmount > 0) return { name: "toHandOverLate", yen: lateAmount, price };
  const amountOwed = entry.status === EntryStatus.transferred ? sumToHandOver(claimsNotHandedOver) : 0;
  const [next] = owedClaims(claimsNotHandedOver);
  const nextAmount = next
    ? sumToHandOver(claimsNotHandedOver.filter(({ return_date }) => return_date === next.on))
    : 0;
  if (amountOwed > 0)
    return nextAmount > 0 && nextAmount < amountOwed
      ? { name: "toHandOverNext", yen: nextAmount, price }
      : { name: "toHandOver", yen: amountOwed, price };
  return { name: nameOfPrice(entry), yen: price.deposit, price };
}

function nameOfPrice({ status, claims }: Entry) {
  if (status === EntryStatus.reviewed) return countOfClaims(claims) > 1 ? "expectedOfAll" : "expected";
  return status === EntryStatus.contracted ? "toArrive" : "received";
}

export function isPriceShown(entry: Entry, claimsNotHandedOver: readonly Claim[]) {
  const { name, price } = amountOfEntry(entry, claimsNotHandedOver);
  return price !== null && !name.startsWith("toHandOver");
}
