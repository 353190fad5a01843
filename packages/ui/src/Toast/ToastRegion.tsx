import type { ReactNode } from "react";
import type { Meaning } from "../theme/meanings.ts";
import { useWords } from "../UiProvider/context.ts";
import { region } from "./Toast.css.ts";
import { Toast } from "./Toast.tsx";

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
      <ul className={region} aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, tone, message }) => (
          <Toast key={id} tone={tone} onDismiss={() => onDismiss(id)}>
            {message}
          </Toast>
        ))}
      </ul>
    </section>
  );
}
