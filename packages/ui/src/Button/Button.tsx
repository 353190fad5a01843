import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { classes } from "../classes.ts";
import { useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { inPadding, spinner } from "./Button.css.ts";
import { type ButtonStyle, buttonClass } from "./look.ts";

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> &
  ButtonStyle & {
    /** Shows that the action is running. The button keeps the focus and ignores further clicks. */
    busy?: boolean | undefined;

    /** Icon before the text. */
    icon?: ReactNode;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

export function Button({
  tone,
  width,
  busy = false,
  icon,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const words = useWords();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      className={buttonClass({ tone, width })}
      onClick={handleClick}
    >
      {busy ? <span className={classes(spinner, !icon && inPadding)} aria-hidden="true" /> : icon}
      {children}
      {busy && <VisuallyHidden>{words.busy}</VisuallyHidden>}
    </button>
  );
}
