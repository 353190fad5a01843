import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { sizes, strong, tabular, text, tones } from "./Text.css.ts";

export type TextProps = {
  /** `lead` opens a page, `small` explains. */
  size?: keyof typeof sizes | undefined;

  /** Meaning of the colour; left out, it is that of the text around it. */
  tone?: keyof typeof tones | undefined;

  /** `strong` is for the few words that decide. */
  weight?: "regular" | "strong" | undefined;
  /** Figures of one width, for numbers that stand below each other. */
  figures?: boolean | undefined;

  /** The element, where a paragraph cannot stand. */
  as?: "p" | "span" | "div" | "time" | "strong" | undefined;
  id?: string | undefined;
  children: ReactNode;
};

export function Text({ size = "base", tone, weight, figures, as: Element = "p", ...rest }: TextProps) {
  return (
    <Element
      className={classes(
        text,
        sizes[size],
        tone && tones[tone],
        weight === "strong" && strong,
        figures && tabular,
      )}
      {...rest}
    />
  );
}
