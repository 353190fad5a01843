import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { bar, note as noteClass, notSticky } from "./ActionBar.css.ts";

export type ActionBarProps = {
  /** Buttons: the next step first, then others. */
  children: ReactNode;
  /** One short line: the effect of the button, or that the draft is saved. */
  note?: ReactNode;
  /** True if the bar never sticks, so that a double tap on the previous page cannot hit its button. */
  isStatic?: boolean;
};

export function ActionBar({ children, note, isStatic = false }: ActionBarProps) {
  return (
    <div className={classes(bar, isStatic && notSticky)} data-screen-only>
      {children}
      {note && <div className={noteClass}>{note}</div>}
    </div>
  );
}
