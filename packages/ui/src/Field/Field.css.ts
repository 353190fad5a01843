import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  minInlineSize: 0,
  border: 0,
});
export const labelLine = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 8px" });
export const label = style({ fontWeight: 700, lineHeight: 1.5, textWrap: "balance" });
export const mark = style({
  fontSize: vars.type.small,
  lineHeight: 1.5,
  color: vars.colour.inkQuiet,
  whiteSpace: "nowrap",
});
export const hint = style({
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  lineHeight: 1.65,
  maxInlineSize: "40em",
  textWrap: "pretty",
});
const message = style({
  display: "flex",
  gap: vars.space.xs,
  alignItems: "flex-start",
  fontSize: vars.type.small,
  fontWeight: 700,
  lineHeight: 1.6,
});
export const messages = styleVariants(
  { error: vars.colour.criticalInk, warning: vars.colour.cautionInk },
  (color) => [message, { color }],
);
export const messageIcon = style({
  display: "inline-flex",
  blockSize: "1.6em",
  alignItems: "center",
  flex: "none",
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "4px 8px",
  marginBlockEnd: vars.space.s,
  padding: 0,
});
