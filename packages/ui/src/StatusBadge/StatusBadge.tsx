import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { AlertIcon, CircleAlertIcon, CircleCheckIcon, ClockIcon, StopIcon } from "../Icon/index.ts";
import { badge, tones } from "./StatusBadge.css.ts";

export type StatusBadgeProps = {
  /** Who has the next move: notice waits for us, caution for the person, positive is done, neutral is closed. */
  tone: keyof typeof tones;
  children: ReactNode;
};

const icons = {
  notice: ClockIcon,
  positive: CircleCheckIcon,
  caution: AlertIcon,
  critical: CircleAlertIcon,
  neutral: StopIcon,
} as const satisfies Record<StatusBadgeProps["tone"], unknown>;

/** A status: icon, word and colour. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const Mark = icons[tone];
  return (
    <span className={classes(badge, tones[tone])}>
      <Mark size="small" />
      {children}
    </span>
  );
}
