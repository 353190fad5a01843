import { style } from "@vanilla-extract/css";
import { box } from "../text-input/text-input.css.ts";
import { vars } from "../theme/index.ts";

export const textarea = style([
  box,
  {
    lineHeight: 1.7,
    resize: "vertical",
    fieldSizing: "content",
    maxBlockSize: "24rem",
  },
]);
export const count = style({
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
export const overLimit = style({ color: vars.colour.criticalInk, fontWeight: 700 });
