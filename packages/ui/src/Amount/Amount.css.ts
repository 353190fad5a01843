import { createVar, fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

/** The colour of the big figure, if the background requires another one. */
export const figureColour = createVar();

export const amount = style({
  fontVariantNumeric: "tabular-nums",
  fontFeatureSettings: '"tnum"',
  whiteSpace: "nowrap",
  wordBreak: "normal",
});
export const sizes = styleVariants({
  base: {},
  lead: { fontSize: vars.type.title2, fontWeight: 700, lineHeight: 1.3 },
  figure: {
    fontFamily: vars.form.figureFamily,
    // The page is half as wide if a phone is zoomed to 200 %.
    fontSize: `min(${vars.type.figure}, 10.5vw)`,
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: "-0.01em",
    color: fallbackVar(figureColour, "inherit"),
  },
});
/** The unit is smaller than the number. */
export const unit = style({ fontSize: "0.75em", marginInlineStart: "0.15em", fontWeight: 500 });
export const unitOfFigure = style({ fontSize: "0.45em", fontWeight: 700, letterSpacing: 0 });
