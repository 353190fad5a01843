import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { type StatusTone, statusIcons } from "../Icon/status-icons.ts";
import { badge, tones } from "./StatusBadge.css.ts";

export type StatusBadgeProps = {
  /** Meaning of the status; it decides icon and colour. */
  tone: StatusTone;
  /** Replaces the icon of the tone. */
  mark?: (props: { size: "small" }) => ReactNode;
  children: ReactNode;
};

/** A status with icon, word and colour. */
export function StatusBadge({ tone, mark, children }: StatusBadgeProps) {
  const Mark = mark ?? statusIcons[tone];
  return (
    <span className={classes(badge, tones[tone])}>
      <Mark size="small" />
      {children}
    </span>
  );
}
