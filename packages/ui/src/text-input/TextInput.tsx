import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, Ref } from "react";
import { classes } from "../classes.ts";
import { holdSubmitWhileComposing } from "./composition.ts";
import { setValue } from "./set-value.ts";
import { alignEnd, box, figures as tabular, widths } from "./text-input.css.ts";

export type TextInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "width" | "size"
> & {
  ref?: Ref<HTMLInputElement> | undefined;

  /** Width of the field, by the length of its usual text; by default the whole line. */
  width?: keyof typeof widths | undefined;
  /** Digits of equal width, for numbers. */
  figures?: boolean | undefined;

  /** `end` is for amounts. */
  align?: "start" | "end" | undefined;
  /** Formats the text when the field is left, never while an input method composes. */
  tidy?: ((typed: string) => string) | undefined;
};

export function TextInput({
  width = "full",
  figures,
  align,
  tidy,
  onBlur,
  onKeyDown,
  ...rest
}: TextInputProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (tidy) setValue(event.currentTarget, tidy(event.currentTarget.value));
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    holdSubmitWhileComposing(event);
    onKeyDown?.(event);
  };
  return (
    <input
      type="text"
      {...rest}
      onBlur={leave}
      onKeyDown={press}
      className={classes(box, widths[width], figures && tabular, align === "end" && alignEnd)}
    />
  );
}
