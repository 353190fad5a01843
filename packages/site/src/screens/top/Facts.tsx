import { legalValues } from "@kaitori/brand";
import { yenReadAloud } from "@kaitori/domain";
import { useSite } from "../../SiteProvider.tsx";
import * as styles from "./Facts.css.ts";
import type { TopWords } from "./words.ts";

/** Proof in four figures, all of them from the brand's settings: nothing here is a promise without a number. */
export function Facts({ words }: { words: TopWords }) {
  const { settings } = useSite().brand;
  const { limits, legal } = settings;
  const { feeMin, feeMax } = legalValues(settings);
  const facts = [
    { label: words.factFee, value: words.factFeeValue({ min: feeMin, max: feeMax }) },
    {
      label: words.factAmount,
      value: words.factAmountValue({
        min: yenReadAloud(limits.purchaseAmountMin),
        max: yenReadAloud(limits.purchaseAmountMax),
      }),
    },
    { label: words.factStart, value: words.factStartValue },
    { label: words.factSince, value: words.factSinceValue({ year: legal.established.slice(0, 4) }) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
