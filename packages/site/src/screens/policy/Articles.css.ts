import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const article = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  scrollMarginBlockStart: vars.space.l,
});
