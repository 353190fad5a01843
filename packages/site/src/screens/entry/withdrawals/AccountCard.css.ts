import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const complete = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.colour.positiveInk,
  fontWeight: 700,
});
