import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

/** A Japanese line has at most forty characters. */
export const text = style({ maxInlineSize: "40em" });
export const sizes = styleVariants({
  small: { fontSize: vars.type.small },
  base: { fontSize: vars.type.base },
  lead: { fontSize: vars.type.lead },
});
export const tones = styleVariants(
  {
    ink: vars.colour.ink,
    subtle: vars.colour.inkQuiet,
    brand: vars.colour.brandInk,
    critical: vars.colour.criticalInk,
    caution: vars.colour.cautionInk,
    positive: vars.colour.positiveInk,
  },
  (color) => ({ color }),
);
export const strong = style({ fontWeight: 700 });
export const tabular = style({ fontVariantNumeric: "tabular-nums" });
