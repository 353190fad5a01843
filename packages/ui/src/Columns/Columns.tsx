import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { columns, layouts } from "./Columns.css.ts";

export type ColumnsProps = {
  /** `aside`: the task and help beside it; `beside`: the same on a narrow page; `pair`: two short fields; `whole`: one column. */
  layout?: keyof typeof layouts | undefined;
  children: ReactNode;
};

/** Columns, which a phone shows below each other. */
export function Columns({ layout = "aside", children }: ColumnsProps) {
  return <div className={classes(columns, layouts[layout])}>{children}</div>;
}
