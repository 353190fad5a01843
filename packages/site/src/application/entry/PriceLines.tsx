import { priceCopy } from "@kaitori/brand/copy/price";
import type { Price } from "@kaitori/domain";
import { Amount } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "./PriceLines.css.ts";

export interface PriceLinesProps {
  readonly price: Price;
  /** The fee as a fraction of the face value, "0.0500"; some servers send percent, which is not shown. */
  readonly feeRatio: string | null;
  readonly isResultAbove?: boolean;
}

/** 額面 (or the bought part of it) − 手数料 − 振込手数料 = 入金額 of one invoice, exact to the yen (B5). */
export function PriceLines({ price, feeRatio, isResultAbove = false }: PriceLinesProps) {
  const words = useCopy(priceCopy);
  const isFraction = feeRatio !== null && Number(feeRatio) <= 1;
  const fee = isFraction ? words.feeWithRatio({ ratio: percent(feeRatio) }) : words.fee;
  return (
    <dl>
      <Line term={words.face} yen={price.faceValue} />
      {price.principal !== price.faceValue && <Line term={words.principal} yen={price.principal} />}
      <Line term={fee} yen={price.fee} isDeduction />
      {/* One transfer pays for all invoices that are sold together: its charge is deducted from one of them. */}
      {price.bankCharge > 0 && <Line term={words.bankCharge} yen={price.bankCharge} isDeduction />}
      {!isResultAbove && (
        <div className={`${styles.line} ${styles.result}`}>
          <dt className={styles.resultTerm}>{words.received}</dt>
          <dd className={styles.value}>
            <Amount yen={price.deposit} size="lead" />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Line({ term, yen, isDeduction = false }: { term: string; yen: number; isDeduction?: boolean }) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <Amount yen={yen} sign={isDeduction ? "minus" : "none"} />
      </dd>
    </div>
  );
}

/** "0.0525" → "5.25". */
const percent = (ratio: string) => String(Math.round(Number(ratio) * 1_000_000) / 10_000);
