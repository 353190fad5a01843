import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  paddingBlock: "8px",
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
});
export const term = style({ color: vars.colour.inkQuiet });
export const value = style({ marginInlineStart: "auto" });
export const result = style({ borderBlockEnd: 0, fontWeight: 700 });
export const resultTerm = style({ fontWeight: 700 });
