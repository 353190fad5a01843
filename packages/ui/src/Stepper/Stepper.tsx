import { classes } from "../classes.ts";
import { CheckIcon } from "../Icon/index.ts";
import { useAnchor, useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Stepper.css.ts";

export type Step = { label: string; state: "done" | "current" | "upcoming"; href?: string | undefined };
export type StepperProps = { label: string; steps: readonly Step[] };

const looks = { done: styles.done, current: styles.current, upcoming: undefined } as const;

/** Where I am: the names of the steps, what is done, what is left. */
export function Stepper({ label, steps }: StepperProps) {
  const words = useWords();
  const Anchor = useAnchor();
  const spoken = { done: words.stepDone, current: words.stepCurrent, upcoming: words.stepUpcoming };
  const at = steps.findIndex(({ state }) => state === "current");
  const current = steps[at];
  return (
    <nav aria-label={label}>
      {current && (
        <p className={styles.now} aria-hidden="true">
          <span className={styles.count}>{words.stepOf(at + 1, steps.length)}</span>
          {current.label}
        </p>
      )}
      <ol className={styles.steps}>
        {steps.map(({ label: name, state, href }) => {
          const Element = href ? Anchor : "span";
          return (
            <li key={name} className={styles.step} aria-current={state === "current" ? "step" : undefined}>
              <Element href={href ?? ""} className={classes(styles.inner, looks[state], href && styles.link)}>
                <VisuallyHidden>{`${spoken[state]}：`}</VisuallyHidden>
                <span className={styles.name}>
                  {state === "done" && <CheckIcon size="small" />}
                  {name}
                </span>
              </Element>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
