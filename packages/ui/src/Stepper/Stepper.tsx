import { classes } from "../classes.ts";
import { CheckIcon } from "../Icon/index.ts";
import { useAnchor, useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Stepper.css.ts";

export type Step = {
  /** The name of the step. */
  label: string;
  /** State of the step. */
  state: "done" | "current" | "late" | "upcoming";
  /** Address of the step, if it can be visited again. */
  href?: string | undefined;
};
export type StepperProps = {
  /** Name of the process, for screen readers. */
  label: string;

  /** All steps in order. */
  steps: readonly Step[];
  /** A line about the process, as how long the rest takes. */
  note?: string | undefined;
};

const looks = {
  done: styles.done,
  current: styles.current,
  late: classes(styles.current, styles.late),
  upcoming: undefined,
} as const;
const isCurrent = ({ state }: Step) => state === "current" || state === "late";

/** Progress of a process: names of its steps, done and open. */
export function Stepper({ label, steps, note }: StepperProps) {
  const words = useWords();
  const Anchor = useAnchor();
  const stateNames = {
    done: words.stepDone,
    current: words.stepCurrent,
    late: words.stepCurrent,
    upcoming: words.stepUpcoming,
  };
  const currentIndex = steps.findIndex(isCurrent);
  const current = steps[currentIndex];
  // After the last step there is no current one; a phone would show bars without a name.
  const last = steps.every(({ state }) => state === "done") ? steps.at(-1) : undefined;
  return (
    <nav aria-label={label}>
      <div className={styles.head}>
        {current && (
          <p className={styles.currentStep} aria-hidden="true">
            <span className={styles.count}>
              {words.stepOf({ steps: steps.length, step: currentIndex + 1 })}
            </span>
            {current.label}
          </p>
        )}
        {last && (
          <p className={styles.currentStep} aria-hidden="true">
            <span className={styles.count}>{words.stepOf({ steps: steps.length, step: steps.length })}</span>
            {last.label}（{words.stepDone}）
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const { label: name, state, href } = step;
          const inner = (
            <>
              <VisuallyHidden>{`${stateNames[state]}：`}</VisuallyHidden>
              <span className={styles.name}>
                {state === "done" && <CheckIcon size="small" />}
                {name}
              </span>
            </>
          );
          const look = classes(styles.inner, looks[state], href && styles.link);
          return (
            <li key={name} className={styles.step} aria-current={isCurrent(step) ? "step" : undefined}>
              {href ? (
                <Anchor href={href} className={look}>
                  {inner}
                </Anchor>
              ) : (
                <span className={look}>{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
