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

export const stackClass = ({ gap = "m", align = "stretch" }: Pick<StackProps, "gap" | "align">) =>
  classes(stack, gaps[gap], align === "start" && start);

/** Stacks its children vertically with equal gaps. */
export function Stack({ as: Element = "div", children, ...layout }: StackProps) {
  return <Element className={stackClass(layout)}>{children}</Element>;
}
