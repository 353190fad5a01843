import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { gaps, stack, start } from "./Stack.css.ts";

export type Gap = keyof typeof gaps;
export type StackProps = {
  /** Space between the children: `xs` within one item, `s` and `m` within a group, `l` and more between parts. */
  gap?: Gap | undefined;

  /** The HTML element. */
  as?: "div" | "section" | "ul" | "ol" | undefined;
  /** `start` lets children keep their own width. */
  align?: "stretch" | "start" | undefined;
  children: ReactNode;
};

/** Stacks its children vertically with equal gaps. */
export function Stack({ gap = "m", as: Element = "div", align = "stretch", children }: StackProps) {
  return <Element className={classes(stack, gaps[gap], align === "start" && start)}>{children}</Element>;
}
