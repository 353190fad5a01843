import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { gaps, stack, start } from "./Stack.css.ts";

export type Gap = keyof typeof gaps;
export type StackProps = {
  /** The space between them: `xs` for lines of one thing, `s` and `m` for things that belong together, `l` for the parts of a page, `xl` and more for its sections. */
  gap?: Gap | undefined;

  /** The element, by what is in it. */
  as?: "div" | "section" | "ul" | "ol" | undefined;
  /** `start` lets children keep their own width. */
  align?: "stretch" | "start" | undefined;
  children: ReactNode;
};

/** One thing below the other, with the same space between all of them. */
export function Stack({ gap = "m", as: Element = "div", align = "stretch", children }: StackProps) {
  return <Element className={classes(stack, gaps[gap], align === "start" && start)}>{children}</Element>;
}
