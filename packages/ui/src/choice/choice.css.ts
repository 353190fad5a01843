import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

/** The platform's box or dot in the brand colour. */
export const control = style({
  flex: "none",
  inlineSize: "22px",
  blockSize: "22px",
  margin: 0,
  marginBlockStart: "calc((1.5em - 22px) / 2)",
  accentColor: vars.colour.brandInk,
  cursor: "inherit",
});
export const title = style({
  display: "block",
  lineHeight: 1.5,
  textWrap: "balance",
  wordBreak: "auto-phrase" as "normal",
});
export const description = style({
  display: "block",
  fontSize: vars.type.small,
  lineHeight: 1.65,
  textWrap: "pretty",
  color: vars.colour.inkQuiet,
});
