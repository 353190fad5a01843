import type { ReactNode } from "react";
import type { Meaning } from "../theme/meanings.ts";
import { useWords } from "../UiProvider/context.ts";
import { region } from "./Toast.css.ts";
import { Toast } from "./Toast.tsx";

export type ToastMessage = {
  /** Tells the messages apart. */
  id: string;
  /** Kind of the message. */
  tone: Meaning;
  /** The finished action, in a sentence. */
  message: ReactNode;
};
export type ToastRegionProps = {
  /** Messages shown now. */
  toasts: readonly ToastMessage[];
  /** A message has gone by itself or was closed. */
  onDismiss: (id: string) => void;
};

/** Stands in every layout from the start, so that screen readers hear what is added to it. */
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
