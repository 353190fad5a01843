import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

/** For those who listen instead of look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
