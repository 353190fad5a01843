import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { type StatusTone, statusIcons } from "../Icon/status-icons.ts";
import { badge, tones } from "./StatusBadge.css.ts";

export type StatusBadgeProps = { tone: StatusTone; children: ReactNode };

/** A status: icon, word and colour. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const Mark = statusIcons[tone];
  return (
    <span className={classes(badge, tones[tone])}>
      <Mark size="small" />
      {children}
    </span>
  );
}
