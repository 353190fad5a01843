import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, Ref } from "react";
import { classes } from "../classes.ts";
import { preventSubmitWhileComposing } from "./composition.ts";
import { setValue } from "./set-value.ts";
import { alignEnd, box, tabularNumbers as tabular, widths } from "./text-input.css.ts";

export type TextInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "width" | "size"
> & {
  ref?: Ref<HTMLInputElement> | undefined;

  /** Width of the field, by the length of its usual text; by default the whole line. */
  width?: keyof typeof widths | undefined;
  /** Digits of equal width, for numbers. */
  tabularNumbers?: boolean | undefined;

  /** `end` is for amounts. */
  align?: "start" | "end" | undefined;
  /** Formats the text when the field loses the focus, never during a composition. */
  format?: ((typed: string) => string) | undefined;
};

export function TextInput({
  width = "full",
  tabularNumbers,
  align,
  format,
  onBlur,
  onKeyDown,
  ...rest
}: TextInputProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (format) setValue(event.currentTarget, format(event.currentTarget.value));
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    preventSubmitWhileComposing(event);
    onKeyDown?.(event);
  };
  return (
    <input
      type="text"
      {...rest}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      className={classes(box, widths[width], tabularNumbers && tabular, align === "end" && alignEnd)}
    />
  );
}
