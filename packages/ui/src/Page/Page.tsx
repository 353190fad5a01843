import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { page, widths } from "./Page.css.ts";

export type PageProps = {
  /** `narrow` is for a form, `wide` for two columns. */
  width?: keyof typeof widths | undefined;
  children: ReactNode;
};

/** The main element of a page, with its width and margins, and target of the skip link. */
export function Page({ width = "medium", children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={classes(page, widths[width])}>
      {children}
    </main>
  );
}
