import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = {
  /** The HTML element; `h1` for a page without a visible heading. */
  as?: "span" | "h1";
  children: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = "span", children }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
