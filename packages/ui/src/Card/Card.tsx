import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { card, tones } from "./Card.css.ts";

export type CardProps = {
  /** `emphasis` is for the main block of a screen. */
  tone?: keyof typeof tones | undefined;

  /** The HTML element: an item of a list, a section with a heading. */
  as?: "div" | "section" | "li" | "article" | undefined;
  "aria-labelledby"?: string | undefined;
  children: ReactNode;
};

export function Card({ tone = "plain", as: Element = "div", ...rest }: CardProps) {
  return <Element className={classes(card, tones[tone])} {...rest} />;
}
