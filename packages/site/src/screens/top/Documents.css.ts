import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.m,
  paddingBlock: "12px",
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0, paddingBlockEnd: 0 },
});
export const mark = style({ color: vars.colour.brandInk, paddingBlockStart: "2px" });
export const note = style({ fontSize: vars.type.small, color: vars.colour.inkQuiet, lineHeight: 1.65 });
