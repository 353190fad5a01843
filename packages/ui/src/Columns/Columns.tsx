import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { columns, layouts } from "./Columns.css.ts";

export type ColumnsProps = {
  /** `aside`: the task, and beside it what helps with it; `beside`: the same on a narrow page; `whole`: one column. The others are even. */
  layout?: keyof typeof layouts | undefined;
  children: ReactNode;
};

/** Below each other on a phone, beside each other where there is room. */
export function Columns({ layout = "aside", children }: ColumnsProps) {
  return <div className={classes(columns, layouts[layout])}>{children}</div>;
}
