import { createVar, fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

/** The colour of the big figure where the background has one of its own. */
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
    fontFamily: vars.form.figureFace,
    // As narrow as a phone that shows the page at twice the size.
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
