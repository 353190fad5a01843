import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { MeaningIcon } from "../Icon/MeaningIcon.tsx";
import type { Meaning } from "../theme/meanings.ts";
import { action as actionClass, banner, body, icon, inks, title as titleClass, tones } from "./Banner.css.ts";

export type BannerProps = {
  /** Kind of the message; an icon and a word say the same. */
  tone?: Meaning | undefined;

  /** The message in a few words. */
  title?: ReactNode;
  children?: ReactNode;
  /** The action that solves the problem. */
  action?: ReactNode;
  /** `alert` when it appears while someone works on the page. */
  role?: "alert" | "status" | undefined;
};

/** A message about this page, in its layout. */
export function Banner({ tone = "notice", title, children, action, role }: BannerProps) {
  return (
    <div role={role} className={classes(banner, tones[tone])}>
      <span className={classes(icon, inks[tone])}>
        <MeaningIcon meaning={tone} />
      </span>
      <div className={body}>
        {title && <p className={classes(titleClass, inks[tone])}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={actionClass}>{action}</div>}
      </div>
    </div>
  );
}
