import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { type StackProps, stackClass } from "../Stack/Stack.tsx";
import { card, tones } from "./Card.css.ts";

export type CardProps = {
  /** `emphasis` is for the main block of a screen. */
  tone?: keyof typeof tones | undefined;

  /** The HTML element: an item of a list, a section with a heading. */
  as?: "div" | "section" | "li" | "article" | undefined;
  /** With a gap the children are stacked. */
  gap?: StackProps["gap"];
  /** Position of the stacked children across the card. */
  align?: StackProps["align"];
  "aria-labelledby"?: string | undefined;
  children: ReactNode;
};

export function Card({ tone = "plain", as: Element = "div", gap, align, ...rest }: CardProps) {
  return <Element className={classes(gap && stackClass({ gap, align }), card, tones[tone])} {...rest} />;
}
