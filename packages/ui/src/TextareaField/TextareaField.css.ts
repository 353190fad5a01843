import { style } from "@vanilla-extract/css";
import { box } from "../text-input/text-input.css.ts";
import { vars } from "../theme/index.ts";

export const textarea = style([
  box,
  {
    lineHeight: 1.7,
    resize: "vertical",
    fieldSizing: "content",
    // With `fieldSizing: "content"` a field ignores `rows`, so an empty one would be a single line high. Padding and border take 18 px.
    minBlockSize: "calc(3lh + 18px)",
    maxBlockSize: "24rem",
    selectors: { "&[rows='2']": { minBlockSize: "calc(2lh + 18px)" } },
  },
]);
export const count = style({
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});
export const overLimit = style({ color: vars.colour.criticalInk, fontWeight: 700 });
