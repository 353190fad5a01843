import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { CloseIcon } from "../Icon/index.ts";
import { MeaningIcon } from "../Icon/MeaningIcon.tsx";
import type { Meaning } from "../theme/meanings.ts";
import { useWords } from "../UiProvider/context.ts";
import { dismiss, errorWord, failure, message, toast } from "./Toast.css.ts";

export type ToastProps = {
  /** Kind of the message. */
  tone: Meaning;
  children: ReactNode;
  /** Called when the toast disappears or the user closes it. */
  onDismiss: () => void;
};

/** R9.2: toasts disappear after 7000 ms. */
const visibleFor = 7000;

/** A message that disappears, but not while it is hovered or focused. */
export function Toast({ tone, children, onDismiss }: ToastProps) {
  const words = useWords();
  const isFailure = tone === "critical";
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
      className={classes(toast, isFailure && failure)}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <MeaningIcon meaning={tone} />
      <div className={message}>
        {isFailure && <p className={errorWord}>{words.failedToast}</p>}
        <div>{children}</div>
      </div>
      <button type="button" className={dismiss} aria-label={words.dismissToast} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </li>
  );
}
