import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = {
  /** The heading of a page that shows where it is by other means. */
  as?: "span" | "h1";
  children: ReactNode;
};

/** For screen readers only. */
export function VisuallyHidden({ as: Element = "span", children }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
