import type { ReactNode } from "react";
import { band, bands, tones } from "./Band.css.ts";

export interface BandProps {
  readonly tone?: keyof typeof tones;
  /** Where links within the page lead. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of the page over its whole width. */
export function Band({ tone = "plain", id, children }: BandProps) {
  return (
    <section id={id} className={`${band} ${tones[tone]}`}>
      {children}
    </section>
  );
}

export function Bands({ children }: { children: ReactNode }) {
  return <div className={bands}>{children}</div>;
}
