import type { ReactNode } from "react";
import { sheet } from "./TextSheet.css.ts";

export interface TextSheetProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A long text with its own scrolling: it is whole and open, and the page stays short. */
export function TextSheet({ name, children }: TextSheetProps) {
  return (
    // A scrollable box needs keyboard focus.
    <section className={sheet} aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
