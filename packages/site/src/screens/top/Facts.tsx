import { legalValues } from "@kaitori/brand";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import * as styles from "./Facts.css.ts";
import type { TopWords } from "./words.ts";

export function Facts({ words, isNarrow = false }: { words: TopWords; isNarrow?: boolean }) {
  const { settings } = useSite().brand;
  const { promises } = settings;
  const { feeMin, feeMax } = legalValues(settings);
  const facts = [
    { label: words.factResult, value: words.factResultValue({ days: promises.decision }) },
    { label: words.factMoney, value: words.factMoneyValue({ days: promises.payOut }) },
    { label: words.factFee, value: words.factFeeValue({ min: feeMin, max: feeMax }) },
    { label: words.factStart, value: words.factStartValue },
  ];
  return (
    <dl className={`${styles.facts} ${isNarrow ? styles.stacked : styles.inOneRow}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
