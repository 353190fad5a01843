import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { SmallHeading } from "../Heading/Heading.tsx";
import { CloseIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./Dialog.css.ts";

export type DialogProps = {
  /** True if the dialog is open. */
  open: boolean;

  /** The question, or the message. */
  title: ReactNode;
  children: ReactNode;
  /** First the button that confirms, then the one that cancels. */
  actions: ReactNode;

  /** Called when the dialog is closed without a choice: ×, Escape or the platform. */
  onClose: () => void;
};

/** The platform's dialog, which keeps the focus inside, restores it, and closes with Escape. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes before unmounting, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    // The focus goes to the field or the only button. With several buttons the platform focuses the first, ×.
    element
      .querySelector<HTMLElement>(`input, select, textarea, .${styles.actions} > button:only-child`)
      ?.focus();
    return () => element.close();
  }, [open]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; onCancel handles that
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.title}>
            <SmallHeading id={titleId}>{title}</SmallHeading>
          </div>
          <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
