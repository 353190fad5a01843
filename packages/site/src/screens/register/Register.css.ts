import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const item = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0, paddingBlockEnd: 0 },
});
export const icon = style({ flex: "none", color: vars.colour.brandInk });
