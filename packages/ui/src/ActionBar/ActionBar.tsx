import type { ReactNode } from "react";
import { bar, note as noteClass } from "./ActionBar.css.ts";

export type ActionBarProps = {
  /** The next step first, then what else can be done. */
  children: ReactNode;
  /** One short line: what the step does, or that the draft is kept. */
  note?: ReactNode;
};

export function ActionBar({ children, note }: ActionBarProps) {
  return (
    <div className={bar} data-screen-only>
      {children}
      {note && <div className={noteClass}>{note}</div>}
    </div>
  );
}
