import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { CloseIcon } from "../Icon/index.ts";
import { MeaningIcon } from "../Icon/MeaningIcon.tsx";
import type { Meaning } from "../theme/meanings.ts";
import { useWords } from "../UiProvider/context.ts";
import { dismiss, failure, mark, message, toast } from "./Toast.css.ts";

export type ToastProps = {
  /** Kind of the message. */
  tone: Meaning;
  children: ReactNode;
  /** It has gone by itself or was closed. */
  onDismiss: () => void;
};

/** R9.2: toasts disappear after 7000 ms. */
const visibleFor = 7000;

/** Goes by itself, but not while someone reads it (hover, focus). */
export function Toast({ tone, children, onDismiss }: ToastProps) {
  const words = useWords();
  const isFailure = tone === "critical";
  const [held, setHeld] = useState(false);
  const leave = useRef(onDismiss);
  leave.current = onDismiss;
  // Counted from when it is shown: an effect after the paint would begin later.
  useLayoutEffect(() => {
    if (held) return;
    const timer = setTimeout(() => leave.current(), visibleFor);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <li
      className={classes(toast, isFailure && failure)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <MeaningIcon meaning={tone} />
      <div className={message}>
        {isFailure && <p className={mark}>{words.failedToast}</p>}
        <div>{children}</div>
      </div>
      <button type="button" className={dismiss} aria-label={words.dismissToast} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </li>
  );
}
