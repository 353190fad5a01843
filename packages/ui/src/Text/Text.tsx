import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { sizes, strong, tabular, text, tones } from "./Text.css.ts";

export type TextProps = {
  /** `lead` opens a page, `small` is for explanations. */
  size?: keyof typeof sizes | undefined;

  /** Meaning of the colour; by default the colour of the surrounding text. */
  tone?: keyof typeof tones | undefined;

  /** `strong` is for a few important words. */
  weight?: "regular" | "strong" | undefined;
  /** Digits of equal width, for numbers below each other. */
  tabularNumbers?: boolean | undefined;

  /** The HTML element, where a paragraph is not allowed. */
  as?: "p" | "span" | "div" | "time" | "strong" | undefined;
  id?: string | undefined;
  children: ReactNode;
};

export function Text({ size = "base", tone, weight, tabularNumbers, as: Element = "p", ...rest }: TextProps) {
  return (
    <Element
      className={classes(
        text,
        sizes[size],
        tone && tones[tone],
        weight === "strong" && strong,
        tabularNumbers && tabular,
      )}
      {...rest}
    />
  );
}

/** A quiet remark beside or below what it is about. */
export const Note = (props: Omit<TextProps, "size" | "tone">) => (
  <Text {...props} size="small" tone="subtle" />
);
