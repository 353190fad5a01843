import type { TopSection } from "@kaitori/brand";
import { Band } from "./Band.tsx";
import * as styles from "./OptionalSection.css.ts";

/** The history of the company, from the oldest year on. */
export function History({ title, items }: Omit<Extract<TopSection, { kind: "history" }>, "kind">) {
  return (
    <Band tone="surface" title={title}>
      <dl className={styles.history}>
        {items.map(({ when, text }) => (
          <div key={when} className={styles.year}>
            <dt className={styles.when}>{when}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
