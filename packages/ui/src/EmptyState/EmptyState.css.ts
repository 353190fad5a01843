import { globalStyle, style } from "@vanilla-extract/css";
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
// What stands below each other there stands in the middle, as all of it.
globalStyle(`${action} > *`, { alignItems: "center" });
