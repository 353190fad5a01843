import { priceCopy } from "@kaitori/brand/copy/price";
import { type Price, yenOf } from "@kaitori/domain";
import { Amount, Unbroken } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ArrivingRange } from "../price/ArrivingRange.tsx";
import { sellableAmountOf } from "../price/estimate.ts";
import { amountOfEntry, isPriceShown } from "./amount-of-entry.ts";
import { DaysLeft } from "./DaysLeft.tsx";
import * as styles from "./EntryAmount.css.ts";
import { entryPhase, isOverUnpaid } from "./entry-phase.ts";
import type { DayOfEntry } from "./use-day-of-entry.ts";

export interface EntryAmountProps {
  readonly entry: Entry;
  /** Claims with the amount left to hand over. */
  readonly claimsLeft: readonly Claim[];
  readonly day?: DayOfEntry | null;
}

/**
 * The amount that matters now: requested, offered, arriving, paid, to be handed over, or the cost of an ended entry;
 * a price shows its deductions (B5, B17). The next date is shown beside it.
 */
export function EntryAmount({ entry, claimsLeft, day }: EntryAmountProps) {
  const words = useCopy(priceCopy);
  const { name, yen, price } = amountOfEntry(entry, claimsLeft);
  const isFree = isOverUnpaid(entry);
  return (
    <div className={styles.sheet}>
      <div className={styles.sum}>
        <div className={styles.sumLabel}>{isFree ? words.cost : words[name]}</div>
        <div className={styles.figure}>
          <Amount yen={isFree ? 0 : yen} size="figure" />
        </div>
      </div>
      {price && isPriceShown(entry, claimsLeft) && <Deductions price={price} />}
      {day && (
        <div className={styles.day}>
          <div className={styles.dayLabel}>{day.label}</div>
          <div className={styles.dayValue}>
            {day.value.split(/(?<=年)/).map((part) => (
              <Unbroken key={part}>{part}</Unbroken>
            ))}
            {day.until && (
              <>
                {" "}
                <Unbroken>
                  <DaysLeft until={day.until} />
                </Unbroken>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** The estimated payout of an entry that the review has not decided about. */
export function ExpectedAmount({ entry }: { entry: Entry }) {
  const { yen, price } = amountOfEntry(entry, []);
  const phase = entryPhase(entry);
  if (price || (phase !== "underReview" && phase !== "inadequate")) return null;
  const sumOf = (yenOfClaim: (claim: Entry["claims"][number]) => number) =>
    entry.claims.reduce((sum, claim) => sum + yenOfClaim(claim), 0);
  return (
    <ArrivingRange
      desired={yen}
      face={sumOf(({ amount }) => yenOf(amount))}
      forSale={sumOf(sellableAmountOf)}
    />
  );
}

/** The bought amount and the deductions from it. */
function Deductions({ price }: { price: Price }) {
  const words = useCopy(priceCopy);
  const isWhole = price.principal === price.faceValue;
  return (
    <dl className={styles.parts}>
      <DeductionLine name={isWhole ? words.invoices : words.purchased}>
        <Amount yen={price.principal} />
      </DeductionLine>
      <DeductionLine name={words.fee}>
        <Amount yen={price.fee} sign="minus" />
      </DeductionLine>
      <DeductionLine name={words.bankCharge}>
        <Amount yen={price.bankCharge} sign="minus" />
      </DeductionLine>
    </dl>
  );
}

const DeductionLine = ({ name, children: amount }: { name: string; children: ReactNode }) => (
  <div className={styles.part}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
