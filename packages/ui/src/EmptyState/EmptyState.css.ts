import { globalStyle, style } from "@vanilla-extract/css";
import { banner } from "../Banner/Banner.css.ts";
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
/** A few centred lines, which break like the heading above them. */
export const body = style({
  color: vars.colour.inkQuiet,
  maxInlineSize: "32em",
  textWrap: "balance",
  wordBreak: "auto-phrase" as "normal",
});
export const action = style({ marginBlockStart: vars.space.m });
// Stacked items are centred; a banner keeps its own layout.
globalStyle(`${action} > :not(${banner})`, { alignItems: "center" });
