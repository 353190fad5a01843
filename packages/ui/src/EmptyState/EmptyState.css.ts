import { globalStyle, style } from "@vanilla-extract/css";
import { banner } from "../Banner/Banner.css.ts";
import { vars } from "../theme/index.ts";

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: vars.space.s,
  paddingBlock: vars.space.xl,
});
export const drawing = style({ color: vars.colour.inkQuiet, marginBlockEnd: vars.space.s });
export const body = style({
  color: vars.colour.inkQuiet,
  maxInlineSize: "32em",
});
export const action = style({ marginBlockStart: vars.space.m });
// A stacked button is as wide as its text; a banner keeps its own layout.
globalStyle(`${action} > :not(${banner})`, { alignItems: "start" });
