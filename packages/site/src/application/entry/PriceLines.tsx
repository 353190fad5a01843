import { priceCopy } from "@kaitori/brand/copy/price";
import type { Price } from "@kaitori/domain";
import { PriceTable } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface PriceLinesProps {
  readonly price: Price;
  /** The payer, as the name of the table. */
  readonly obliger: string;
  /** The fee as a fraction of the face value, "0.0500"; some servers send percent, which is not shown. */
  readonly feeRatio: string | null;
  readonly isResultAbove?: boolean;
}

/** 額面 (or the bought part of it) − 手数料 − 振込手数料 = 入金額 of one invoice, exact to the yen (B5). */
export function PriceLines({ price, obliger, feeRatio, isResultAbove = false }: PriceLinesProps) {
  const words = useCopy(priceCopy);
  const isFraction = feeRatio !== null && Number(feeRatio) <= 1;
  const fee = isFraction ? words.feeWithRatio({ ratio: percent(feeRatio) }) : words.fee;
  const { faceValue, principal } = price;
  return (
    <PriceTable
      aria-label={obliger}
      rows={[
        { id: "face", label: words.face, yen: faceValue },
        principal !== faceValue && { id: "principal", label: words.principal, yen: principal },
        { id: "fee", label: fee, yen: price.fee, kind: "deduction" },
        // One transfer pays for all invoices that are sold together: its charge is deducted from one of them.
        price.bankCharge > 0 && {
          id: "charge",
          label: words.bankCharge,
          yen: price.bankCharge,
          kind: "deduction",
        },
        !isResultAbove && { id: "result", label: words.received, yen: price.deposit, kind: "subtotal" },
      ]}
    />
  );
}

/** "0.0525" → "5.25". */
const percent = (ratio: string) => String(Math.round(Number(ratio) * 1_000_000) / 10_000);
