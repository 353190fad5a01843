import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { type StatusTone, statusIcons } from "../Icon/status-icons.ts";
import * as styles from "./Timeline.css.ts";

export type TimelineEntry = {
  /** Identifies the entry. */
  id: string;
  /** The time in ISO 8601. */
  dateTime: string;

  /** The same time for users. */
  when: string;

  /** Meaning of the event; it decides icon and colour. */
  tone: StatusTone;

  /** Name of the event. */
  title: ReactNode;

  /** Details of the event. */
  children?: ReactNode;
};
export type TimelineProps = {
  /** Name of the history, for screen readers. */
  label: string;
  /** Entries, the newest first. */
  entries: readonly TimelineEntry[];
};

/** A history, the newest first: one dated entry for each event. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {entries.map(({ id, dateTime, when, tone, title, children }) => {
        const Icon = statusIcons[tone];
        return (
          <li key={id} className={styles.entry}>
            <span className={classes(styles.icon, styles.inks[tone])}>
              <Icon />
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
