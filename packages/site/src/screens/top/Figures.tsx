import type { TopSection } from "@kaitori/brand";
import { Band } from "./Band.tsx";
import * as styles from "./OptionalSection.css.ts";

/** Figures of the service; values of the settings are filled in like in the other texts of the page. */
export function Figures({ title, items }: Omit<Extract<TopSection, { kind: "figures" }>, "kind">) {
  return (
    <Band tone="surface" title={title}>
      <dl className={styles.figures}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.quiet}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
