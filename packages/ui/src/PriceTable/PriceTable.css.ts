import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const table = style({ inlineSize: "100%", fontVariantNumeric: "tabular-nums" });
export const caption = style({ textAlign: "start", fontWeight: 700, paddingBlockEnd: vars.space.s });
export const row = style({ borderBlockEnd: `1px solid ${vars.colour.hairline}` });
export const label = style({
  paddingBlock: "12px",
  paddingInlineEnd: vars.space.m,
  textAlign: "start",
  fontWeight: 400,
  verticalAlign: "baseline",
});
export const value = style({
  paddingBlock: "12px",
  textAlign: "end",
  verticalAlign: "baseline",
  whiteSpace: "nowrap",
});
export const note = style({
  display: "block",
  fontSize: vars.type.small,
  lineHeight: 1.6,
  color: vars.colour.inkQuiet,
});
export const subtotal = style({ fontWeight: 700 });
export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.m,
});
export const totalLabel = style({ fontWeight: 700 });
export const totalValue = style({ marginInlineStart: "auto" });
export const stack = style({ display: "flex", flexDirection: "column", gap: vars.space.m, minInlineSize: 0 });
