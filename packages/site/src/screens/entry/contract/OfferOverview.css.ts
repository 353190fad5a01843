import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** The sum of another choice is not the one that is being asked for; what stands below it does not move. */
export const outdated = style({ visibility: "hidden" });
/** In this order, each under its number. */
export const steps = style({
  display: "grid",
  rowGap: vars.space.xs,
  paddingInlineStart: "1.5em",
  listStyle: "decimal",
  fontVariantNumeric: "tabular-nums",
});
