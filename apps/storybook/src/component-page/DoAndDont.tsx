import { controlsOf } from "@kaitori/brand/controls";
import { UiProvider } from "@kaitori/ui";
import { Heading } from "@storybook/addon-docs/blocks";
import * as styles from "./DoAndDont.css.ts";
import { examples } from "./examples.tsx";

/** Do and don't, alive: both can be pressed and typed into. */
export function DoAndDont({ of }: { readonly of: string }) {
  const pairs = examples[of] ?? [];
  if (pairs.length === 0) return null;
  return (
    <>
      <Heading>Do and don't</Heading>
      <UiProvider {...controlsOf({})}>
        {pairs.map(({ good, bad }) => (
          <div key={good.because} className={styles.pair}>
            <figure className={styles.good}>
              <div className="sb-unstyled">{good.shown}</div>
              <figcaption className={styles.because}>
                <strong>Do.</strong> {good.because}
              </figcaption>
            </figure>
            <figure className={styles.bad}>
              <div className="sb-unstyled">{bad.shown}</div>
              <figcaption className={styles.because}>
                <strong>Don't.</strong> {bad.because}
              </figcaption>
            </figure>
          </div>
        ))}
      </UiProvider>
    </>
  );
}
