import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { CloseIcon } from "../Icon/index.ts";
import { MeaningIcon } from "../Icon/MeaningIcon.tsx";
import type { Meaning } from "../theme/meanings.ts";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./Toast.css.ts";

export type ToastMessage = {
  /** Identifies the message. */
  id: string;
  /** Kind of the message. */
  tone: Meaning;
  /** A sentence about the finished action. */
  message: ReactNode;
};
export type ToastRegionProps = {
  /** Messages shown now. */
  toasts: readonly ToastMessage[];
  /** Called when a toast disappears or the user closes it. */
  onDismiss: (id: string) => void;
};

/** Present in every layout from the start, so that screen readers announce added messages. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const words = useWords();
  return (
    <section aria-label={words.toasts} data-screen-only>
      <ul className={styles.region} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </ul>
    </section>
  );
}

interface ToastProps {
  readonly toast: ToastMessage;
  readonly onDismiss: () => void;
}

/** R9.2: toasts disappear after 7000 ms. */
const visibleFor = 7000;

/** A message that disappears, but not while it is hovered or focused. */
function Toast({ toast, onDismiss }: ToastProps) {
  const words = useWords();
  const isFailure = toast.tone === "critical";
  const [isPaused, setIsPaused] = useState(false);
  const latestOnDismiss = useRef(onDismiss);
  latestOnDismiss.current = onDismiss;
  // The time starts when the toast is visible; an effect after the paint would start later.
  useLayoutEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => latestOnDismiss.current(), visibleFor);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return (
    <li
      className={classes(styles.toast, isFailure && styles.failure)}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <MeaningIcon meaning={toast.tone} />
      <div className={styles.message}>
        {isFailure && <p className={styles.errorWord}>{words.failedToast}</p>}
        <div>{toast.message}</div>
      </div>
      <button type="button" className={styles.dismiss} aria-label={words.dismissToast} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </li>
  );
}
