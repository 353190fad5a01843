import { EntryStatus, type Yen, yenOf } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { hasEndedUnpaid } from "./entry-phase.ts";
import { countOfClaims, priceOfClaims } from "./entry-price.ts";
import { isLateClaim, owedClaims, sumToHandOver } from "./owed-claims.ts";

/** Only a payout that has been made is called `received`: an offer may be declined, a contracted payout is still to come. */
export function amountOfEntry(entry: Entry, claimsNotHandedOver: readonly Claim[]) {
  const price = hasEndedUnpaid(entry) ? null : priceOfClaims(entry.claims);
  const amount = <Name extends string>(name: Name, yen: Yen) => ({ name, yen, price });
  if (!price) return amount("desired", yenOf(entry.purchase_amount_desired));
  // Late money is shown without the money that is due later.
  const lateAmount = sumToHandOver(claimsNotHandedOver.filter(isLateClaim));
  if (lateAmount > 0) return amount("toHandOverLate", lateAmount);
  const amountOwed = entry.status === EntryStatus.transferred ? sumToHandOver(claimsNotHandedOver) : 0;
  if (amountOwed === 0) return amount(nameOfPrice(entry), price.deposit);
  const [next] = owedClaims(claimsNotHandedOver);
  const nextAmount = sumToHandOver(claimsNotHandedOver.filter((claim) => claim.return_date === next?.on));
  return nextAmount > 0 && nextAmount < amountOwed
    ? amount("toHandOverNext", nextAmount)
    : amount("toHandOver", amountOwed);
}

function nameOfPrice({ status, claims }: Entry) {
  if (status === EntryStatus.reviewed) return countOfClaims(claims) > 1 ? "expectedOfAll" : "expected";
  return status === EntryStatus.contracted ? "toArrive" : "received";
}

export function isPriceShown(entry: Entry, claimsNotHandedOver: readonly Claim[]) {
  const { name, price } = amountOfEntry(entry, claimsNotHandedOver);
  return price !== null && !name.startsWith("toHandOver");
}
