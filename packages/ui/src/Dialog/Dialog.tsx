import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Heading } from "../Heading/index.ts";
import { CloseIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./Dialog.css.ts";

export type DialogProps = {
  /** True if it is shown. */
  open: boolean;

  /** The question, or what has happened. */
  title: ReactNode;
  children: ReactNode;
  /** The confirming button first, the cancelling one second. */
  actions: ReactNode;

  /** Called when closed by ×, Escape or the platform, without a choice. */
  onClose: () => void;
};

/** The platform's dialog: it holds the focus, gives it back, and closes with Escape. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closes before unmounting, so that the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    // Focus goes to the field, or to the one answer. Of several answers none is preferred: there the platform takes the
    // first button, ×.
    element
      .querySelector<HTMLElement>(`input, select, textarea, .${styles.actions} > button:only-child`)
      ?.focus();
    return () => element.close();
  }, [open]);
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which onCancel hears
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={pressBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} size="title3" id={titleId}>
              {title}
            </Heading>
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
