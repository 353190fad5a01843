import { fillLoosely, legalValues, type TopSection } from "@kaitori/brand";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Band } from "./Band.tsx";
import * as styles from "./Further.css.ts";

/** Figures of the offer. Names in braces stand for figures of the settings, so that both are the same. */
export function Figures({ title, items }: Omit<Extract<TopSection, { kind: "figures" }>, "kind">) {
  const values = legalValues(useSite().brand.settings);
  return (
    <Band tone="surface" title={title}>
      <dl className={styles.figures}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.quiet}>{label}</dt>
            <dd className={styles.value}>{fillLoosely(value, values)}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
