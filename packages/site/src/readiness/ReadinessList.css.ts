import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0 },
});
