import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { atTheEnd, bar, note as noteClass } from "./ActionBar.css.ts";

export type ActionBarProps = {
  /** Buttons: the next step first, then others. */
  children: ReactNode;
  /** One short line: what the step does, or that the draft is kept. */
  note?: ReactNode;
  /** Stays at the end of the text on a phone too, so that a double tap on the page before cannot press it. */
  isAtEnd?: boolean;
};

export function ActionBar({ children, note, isAtEnd = false }: ActionBarProps) {
  return (
    <div className={classes(bar, isAtEnd && atTheEnd)} data-screen-only>
      {children}
      {note && <div className={noteClass}>{note}</div>}
    </div>
  );
}
