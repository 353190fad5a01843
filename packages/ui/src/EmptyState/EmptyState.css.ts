import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.s,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.m,
  textAlign: "center",
});
export const drawing = style({ color: vars.colour.inkQuiet, marginBlockEnd: vars.space.s });
export const body = style({ color: vars.colour.inkQuiet, maxInlineSize: "32em", textWrap: "balance" });
export const action = style({ marginBlockStart: vars.space.m });
