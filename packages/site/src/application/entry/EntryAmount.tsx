import type { CopyOf } from "@kaitori/brand";
import { daysLeftCopy } from "@kaitori/brand/copy/days-left";
import { priceCopy } from "@kaitori/brand/copy/price";
import { type CalendarDate, daysBetween, type Price, yenOf } from "@kaitori/domain";
import { StatusBadge, Text, Unbroken } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "../price/AmountSheet.css.ts";
import { AmountSheet } from "../price/AmountSheet.tsx";
import { sellableAmountOf } from "../price/estimate.ts";
import { PayoutRange } from "../price/PayoutRange.tsx";
import { amountOfEntry, isPriceShown } from "./amount-of-entry.ts";
import { entryPhase, hasEndedUnpaid } from "./entry-phase.ts";
import type { DayOfEntry } from "./use-promise-of-entry.ts";

export interface EntryAmountProps {
  readonly entry: Entry;
  /** Omitted before the payout. */
  readonly claimsNotHandedOver?: readonly Claim[];
  readonly day?: DayOfEntry | null;
}

/** The current amount with its next date; a price shows its deductions (B5, B17). */
export function EntryAmount({ entry, claimsNotHandedOver = [], day }: EntryAmountProps) {
  const words = useCopy(priceCopy);
  const { name, yen, price } = amountOfEntry(entry, claimsNotHandedOver);
  if (hasEndedUnpaid(entry)) return <Text>{words.noCost}</Text>;
  return (
    <AmountSheet
      label={words[name]}
      yen={yen}
      parts={price && isPriceShown(entry, claimsNotHandedOver) ? partsOf(price, words) : []}
    >
      {day && (
        <div className={styles.day}>
          <div className={styles.dayLabel}>{day.label}</div>
          <div className={styles.dayValue}>
            {day.value.split(/(?<=年)/).map((part) => (
              <Unbroken key={part}>{part}</Unbroken>
            ))}
            {day.deadline && (
              <>
                {" "}
                <Unbroken>
                  <DaysLeft until={day.deadline} />
                </Unbroken>
              </>
            )}
          </div>
        </div>
      )}
    </AmountSheet>
  );
}

/** The estimated payout of an entry before the decision of the review. */
export function ExpectedAmount({ entry }: { entry: Entry }) {
  const { yen, price } = amountOfEntry(entry, []);
  const phase = entryPhase(entry);
  if (price || (phase !== "underReview" && phase !== "inadequate")) return null;
  const sumOf = (yenOfClaim: (claim: Entry["claims"][number]) => number) =>
    entry.claims.reduce((sum, claim) => sum + yenOfClaim(claim), 0);
  return (
    <PayoutRange
      desired={yen}
      faceValue={sumOf(({ amount }) => yenOf(amount))}
      forSale={sumOf(sellableAmountOf)}
    />
  );
}

const partsOf = (price: Price, words: CopyOf<typeof priceCopy>) =>
  [
    { label: price.principal === price.faceValue ? words.invoices : words.purchased, yen: price.principal },
    { label: words.fee, yen: price.fee, sign: "minus" },
    { label: words.bankCharge, yen: price.bankCharge, sign: "minus" },
  ] as const;

export function DaysLeft({ until }: { until: CalendarDate }) {
  const words = useCopy(daysLeftCopy);
  const days = daysBetween(readToday(), until);
  if (days < 0) return <StatusBadge tone="critical">{words.late({ days: -days })}</StatusBadge>;
  return (
    <Text as="span" weight="strong" tabularNumbers>
      {days > 0 ? words.left({ days }) : words.today}
    </Text>
  );
}
