import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { type StatusTone, statusIcons } from "../Icon/status-icons.ts";
import * as styles from "./Timeline.css.ts";

export type TimelineEntry = {
  /** Tells the entries apart. */
  id: string;
  /** The moment in ISO 8601; `when` is the same in words. */
  dateTime: string;

  /** The day as it is read. */
  when: string;

  /** Meaning of the change, for icon and colour. */
  tone: StatusTone;

  /** The event. */
  title: ReactNode;

  /** More about it. */
  children?: ReactNode;
};
export type TimelineProps = {
  /** Subject of the history, for screen readers. */
  label: string;
  /** The newest first. */
  entries: readonly TimelineEntry[];
};

/** A history, newest first: one dated entry for each change. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map(({ id, dateTime, when, tone, title, children }) => {
        const Mark = statusIcons[tone];
        return (
          <li key={id} className={styles.entry}>
            <span className={classes(styles.mark, styles.inks[tone])}>
              <Mark />
            </span>
            <time dateTime={dateTime} className={styles.when}>
              {when}
            </time>
            <p className={styles.title}>{title}</p>
            {children && <div className={styles.body}>{children}</div>}
          </li>
        );
      })}
    </ol>
  );
}
