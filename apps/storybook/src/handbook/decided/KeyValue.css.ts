import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const swatch = style({
  display: "inline-block",
  inlineSize: "1.25em",
  blockSize: "1.25em",
  marginInlineEnd: vars.space.s,
  border: `1px solid ${vars.colour.hairline}`,
  borderRadius: vars.radius.control,
  verticalAlign: "-0.25em",
});
