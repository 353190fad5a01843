import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { icon, sizes } from "./Icon.css.ts";

export type IconProps = {
  /** `small` is for a line of text, `large` for an icon by itself. */
  size?: keyof typeof sizes | undefined;
  /** Name of the icon for screen readers; leave it out beside a word with the same meaning. */
  label?: string | undefined;
};

/** Draws one icon on a grid of 24. */
export const drawIcon = (drawing: ReactNode) =>
  function Icon({ size = "base", label }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={classes(icon, sizes[size])}
        role={label ? "img" : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
