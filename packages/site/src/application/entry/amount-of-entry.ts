import { EntryStatus, type Price, type Yen, yenOf } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { isOverUnpaid } from "./entry-phase.ts";
import { countOfClaims, priceOfClaims } from "./entry-price.ts";
import { isLateClaim, owedClaims, sumLeft } from "./owed-claims.ts";

export interface EntryAmount {
  /** As the copy names it. */
  readonly name:
    | "desired"
    | "expected"
    | "expectedOfAll"
    | "toArrive"
    | "received"
    | "toHandOver"
    | "toHandOverOfAll"
    | "toHandOverLate";
  readonly yen: Yen;
  /** The price behind the amount; null for the desired amount. */
  readonly price: Price | null;
}

/**
 * The amount that counts in the state of an entry, under its one name. Nothing is called paid before it is: what is
 * offered may still be left, what is contracted is under way, and where nothing was paid the wish is what is known.
 */
export function amountOfEntry(entry: Entry, left: readonly Claim[]): EntryAmount {
  const price = isOverUnpaid(entry) ? null : priceOfClaims(entry.claims);
  if (!price) return { name: "desired", yen: yenOf(entry.purchase_amount_desired), price };
  const owed = entry.status === EntryStatus.transferred ? sumLeft(left) : 0;
  // Money that is late is asked for alone, without the money whose day is still to come.
  const late = sumLeft(left.filter(isLateClaim));
  if (late > 0) return { name: "toHandOverLate", yen: late, price };
  if (owed > 0)
    return { name: owedClaims(left).length > 1 ? "toHandOverOfAll" : "toHandOver", yen: owed, price };
  return { name: nameOfPrice(entry), yen: price.deposit, price };
}

function nameOfPrice({ status, claims }: Entry) {
  if (status === EntryStatus.reviewed) return countOfClaims(claims) > 1 ? "expectedOfAll" : "expected";
  return status === EntryStatus.contracted ? "toArrive" : "received";
}
