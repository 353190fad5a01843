import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const summary = style({
  padding: vars.space.m,
  background: vars.colour.surface,
  border: `2px solid ${vars.colour.criticalEdge}`,
  borderRadius: vars.radius.card,
});
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  color: vars.colour.criticalInk,
});
export const lines = style({ marginBlockStart: vars.space.s });
export const line = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingBlock: "4px",
  color: vars.colour.criticalInk,
  fontWeight: 700,
  lineHeight: 1.5,
  textUnderlineOffset: "0.25em",
});
export const more = style({
  minBlockSize: "44px",
  paddingBlock: "10px",
  lineHeight: 1.5,
  cursor: "pointer",
});
