import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const complete = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.colour.positiveInk,
  fontWeight: 700,
});
export const item = style({
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0 },
});
