import { controlsOf } from "@kaitori/brand/controls";
import { UiProvider } from "@kaitori/ui";
import { Heading } from "@storybook/addon-docs/blocks";
import * as styles from "./DoAndDont.css.ts";
import { examples } from "./examples.tsx";

/** A good and a bad example beside each other, as live components. */
export function DoAndDont({ component }: { readonly component: string }) {
  const pairs = examples[component] ?? [];
  if (pairs.length === 0) return null;
  return (
    <>
      <Heading>Do and don't</Heading>
      <UiProvider {...controlsOf({})}>
        {pairs.map(({ good, bad }) => (
          <div key={good.reason} className={styles.pair}>
            <figure className={styles.good}>
              <div className="sb-unstyled">{good.element}</div>
              <figcaption className={styles.reason}>
                <strong>Do.</strong> {good.reason}
              </figcaption>
            </figure>
            <figure className={styles.bad}>
              <div className="sb-unstyled">{bad.element}</div>
              <figcaption className={styles.reason}>
                <strong>Don't.</strong> {bad.reason}
              </figcaption>
            </figure>
          </div>
        ))}
      </UiProvider>
    </>
  );
}
