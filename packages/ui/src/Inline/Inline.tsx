import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { gaps } from "../Stack/Stack.css.ts";
import { alignments, inline, spread } from "./Inline.css.ts";

export type InlineProps = {
  /** Space between the children, as in Stack. */
  gap?: keyof typeof gaps | undefined;

  /** Vertical alignment of the items. */
  align?: keyof typeof alignments | undefined;
  /** Pushes the first child to the start and the last to the end. */
  spaceBetween?: boolean | undefined;
  children: ReactNode;
};

/** Places its children beside each other; they wrap when the line is full. */
export function Inline({ gap = "m", align = "center", spaceBetween = false, children }: InlineProps) {
  return (
    <div className={classes(inline, gaps[gap], alignments[align], spaceBetween && spread)}>{children}</div>
  );
}
