import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { atTheEnd, bar, note as noteClass } from "./ActionBar.css.ts";

export type ActionBarProps = {
  /** The next step first, then what else can be done. */
  children: ReactNode;
  /** One short line: what the step does, or that the draft is kept. */
  note?: ReactNode;
  /** Stands at the end of what is to be read first, on a phone too: a second tap of the page before cannot meet it. */
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
